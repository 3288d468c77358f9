import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import { today } from '#domain/shared/clock'
import { streamInTenant } from '#domain/shared/tenant_stream'

const byteOrderMark = '\uFEFF'

/** No cell may start a formula (=, +, -, @, tab, CR and full-width forms: security §5, row 23). */
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

type Sheet<Row> = {
  /** The file's name begins with it: `subjects`. */
  name: string
  /** The columns, in the language of whoever asked. */
  columns: { title: string; cell: (row: Row) => string | null }[]
  /** Called inside the tenant, while the answer flows. */
  rows: () => AsyncIterable<Row[]>
}

/** Answers with what a list shows as a file that opens as it is in a spreadsheet; streamed while it is read. */
export function sendCsv<Row>(
  { response, tenant }: HttpContext,
  { name, columns, rows }: Sheet<Row>
) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header(
    'Content-Disposition',
    `attachment; filename="${name}-${tenant.slug}-${today(tenant.timezone)}.csv"`
  )
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  const lines = (batch: Row[]) => batch.map((row) => columns.map(({ cell }) => cell(row) ?? ''))
  return response.stream(
    streamInTenant(tenant.id, async (push) => {
      await push(byteOrderMark + stringify([columns.map(({ title }) => title)], options))
      for await (const batch of rows()) await push(stringify(lines(batch), options))
    })
  )
}
