import type { HttpContext } from '@adonisjs/core/http'
import TermPolicy from '#app/admin/terms/term_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { termList, type TermRow, termSource } from '#domain/teaching/queries/list_terms'

const columns = [
  'code',
  'name_en',
  'name_ar',
  'starts_on',
  'ends_on',
  'groups',
] as const satisfies (keyof TermRow)[]

/** What the list shows, as a file: the same filter, streamed while it is read. */
export default class TermExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(TermPolicy).authorize('index')
    const query = new ListQuery(termList, request.qs())
    return sendSheet<TermRow>(ctx, {
      name: 'terms',
      columns: columns.map((column) => ({
        title: i18n.t(`terms.fields.${column}`),
        cell: (row) => row[column]?.toString() ?? null,
      })),
      rows: () => exportCatalogue(termSource, query.in(tenant, locale)),
    })
  }
}
