import type { HttpContext } from '@adonisjs/core/http'
import ImportPolicy from '#app/admin/imports/import_policy'
import { listImportNames } from '#domain/imports/queries/list_import_names'
import type { ImportRecord } from '#domain/imports/import'
import { suggestNames, tablesSeenBy } from '#domain/people/queries/suggest_names'

/** Of each word: enough to tell how the centre writes it. */
const mostPeople = 20
const farthestPage = 10_000

/** The names of an import that somebody may accept now, a page of them with what is suggested; null where there are none. */
export async function shownNames({ request, auth }: HttpContext, record: ImportRecord) {
  const user = auth.getUserOrFail()
  const { entity, policy, status, one_script: people } = record
  if (status !== 'checked' || people === 0) return null
  if (!new ImportPolicy().write(user, entity, policy)) return null
  const asked = Math.trunc(Number(request.input('page'))) || 1
  const page = Math.min(Math.max(asked, 1), farthestPage)
  const { rows, meta } = await listImportNames(record.id, page)
  const open = rows.filter(({ other }) => !other).map(({ name }) => name)
  const suggested = await suggestNames(open, tablesSeenBy(user), mostPeople)
  return { meta, rows: rows.map((row) => ({ ...row, suggested: suggested(row.name) })) }
}

export type ShownNames = NonNullable<Awaited<ReturnType<typeof shownNames>>>
