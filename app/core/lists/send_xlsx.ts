import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#core/lists/send_file'
import type { Sheet, SheetColumn } from '#core/lists/sheet'
import { inSlices } from '#domain/shared/runtime/slices'
import type { WorkbookCell } from '#domain/shared/workbook/sheet_xml'
import { writeWorkbook } from '#domain/shared/workbook/write_workbook'

export function sendXlsx<Row>(ctx: HttpContext, { name, columns, rows }: Sheet<Row>) {
  const titles = columns.map(({ title }) => title)
  const start = { name, titles, rightToLeft: ctx.locale === 'ar' }
  const cells = (row: Row) => columns.map((column) => typed(column, row))
  return sendFile(ctx, { name, ending: 'xlsx' }, async (push) => {
    for await (const bytes of writeWorkbook(start, inSlices(rows(), cells))) await push(bytes)
  })
}

function typed<Row>({ cell, type }: SheetColumn<Row>, row: Row): WorkbookCell {
  const text = cell(row)
  if (text === null || typeof text === 'number' || type === undefined) return text
  if (type === 'number') return Number.isFinite(Number(text)) ? Number(text) : text
  return type === 'day' ? { day: text } : { instant: text }
}
