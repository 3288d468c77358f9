import type { HttpContext } from '@adonisjs/core/http'
import { importOf } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { resultColumns } from '#app/admin/imports/result_columns'
import { sendCsv } from '#core/lists/send_csv'
import { everyImportRow } from '#domain/imports/queries/list_import_rows'

export default class ImportResultsController {
  async show(ctx: HttpContext) {
    const { bouncer, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('index')
    const record = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('show', record)
    return sendCsv(ctx, {
      name: `import-${record.entity}-results`,
      columns: resultColumns(i18n, record),
      rows: () => everyImportRow(record.id),
    })
  }
}
