import type { HttpContext } from '@adonisjs/core/http'
import { fileHeaders, type Sheet, type SheetColumn } from '#core/lists/sheet'
import type { WorkbookCell } from '#domain/shared/workbook/sheet_xml'
import { writeWorkbook } from '#domain/shared/workbook/write_workbook'
import { streamInTenant } from '#domain/shared/tenant_stream'

/** The same as sendCsv() as a workbook: days are days, numbers numbers, and an Arabic sheet runs from right to left. */
export function sendXlsx<Row>(ctx: HttpContext, { name, columns, rows }: Sheet<Row>) {
  const { response, tenant, locale } = ctx
  fileHeaders(ctx, name, 'xlsx')
  const start = {
    name,
    titles: columns.map(({ title }) => title),
    rightToLeft: locale === 'ar',
  }
  async function* cells() {
    for await (const batch of rows()) {
      yield batch.map((row) => columns.map((column) => typed(column, row)))
    }
  }
  return response.stream(
    streamInTenant(tenant.id, async (push) => {
      for await (const bytes of writeWorkbook(start, cells())) await push(bytes)
    })
  )
}

function typed<Row>({ cell, type }: SheetColumn<Row>, row: Row): WorkbookCell {
  const text = cell(row)
  if (text === null || type === undefined) return text
  if (type === 'number') return Number.isFinite(Number(text)) ? Number(text) : text
  return type === 'day' ? { day: text } : { instant: text }
}
