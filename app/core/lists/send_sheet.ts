import type { HttpContext } from '@adonisjs/core/http'
import ExportPolicy from '#core/lists/export_policy'
import { sendCsv } from '#core/lists/send_csv'
import { sendXlsx } from '#core/lists/send_xlsx'
import type { Sheet } from '#core/lists/sheet'

/** Answers with what a list shows as a file, CSV unless `format=xlsx` asks for a workbook, to whoever may export. */
export async function sendSheet<Row>(ctx: HttpContext, sheet: Sheet<Row>) {
  await ctx.bouncer.with(ExportPolicy).authorize('index')
  return ctx.request.input('format') === 'xlsx' ? sendXlsx(ctx, sheet) : sendCsv(ctx, sheet)
}
