import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import { fileHeaders, type Sheet } from '#core/lists/sheet'
import { streamInTenant } from '#domain/shared/tenant_stream'

const byteOrderMark = '\uFEFF'

/** No cell may start a formula (=, +, -, @, tab, CR and full-width forms: security §5, row 23). */
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

/** Answers with what a list shows as a file that opens as it is in a spreadsheet; streamed while it is read. */
export function sendCsv<Row>(ctx: HttpContext, { name, columns, rows }: Sheet<Row>) {
  const { response, tenant } = ctx
  fileHeaders(ctx, name, 'csv')
  const lines = (batch: Row[]) => batch.map((row) => columns.map(({ cell }) => cell(row) ?? ''))
  return response.stream(
    streamInTenant(tenant.id, async (push) => {
      await push(byteOrderMark + stringify([columns.map(({ title }) => title)], options))
      for await (const batch of rows()) await push(stringify(lines(batch), options))
    })
  )
}
