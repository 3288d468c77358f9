import type { HttpContext } from '@adonisjs/core/http'
import ImportPolicy, { importable } from '#app/admin/imports/import_policy'
import { leftOut } from '#app/admin/imports/import_found'
import { sendCsv } from '#core/lists/send_csv'
import { columnsOf } from '#domain/imports/columns/import_columns'

export default class ImportTemplatesController {
  async show(ctx: HttpContext) {
    const { bouncer, request, response, auth, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const known = importable(auth.getUserOrFail())
    const entity = known.find((one) => one === request.input('entity')) ?? known[0]
    if (!entity) return response.redirect().toRoute('admin.imports.create')
    const { columns, examples } = columnsOf[entity]
    // What says the same as two others do is for lists that came from elsewhere
    const shown = columns.filter(
      ({ name }) => !name.startsWith('full_name') && !leftOut(ctx).includes(name)
    )
    return sendCsv<Record<string, string>>(ctx, {
      name: `${entity}-template`,
      columns: shown.map(({ name }) => ({
        title: i18n.t(`imports.columns.${name}`),
        cell: (row) => row[name] ?? null,
      })),
      rows: async function* () {
        yield [...examples]
      },
    })
  }
}
