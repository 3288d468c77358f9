import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import { sendFile } from '#core/lists/send_file'
import type { Sheet } from '#core/lists/sheet'
import { inSlices } from '#domain/shared/runtime/slices'

const byteOrderMark = '\uFEFF'

/** No cell may start a formula (=, +, -, @, tab, CR and full-width forms: security §5, row 23). */
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

export function sendCsv<Row>(ctx: HttpContext, { name, columns, rows }: Sheet<Row>) {
  const line = (row: Row) => stringify([columns.map(({ cell }) => cell(row) ?? '')], options)
  return sendFile(ctx, { name, ending: 'csv' }, async (push) => {
    await push(byteOrderMark + stringify([columns.map(({ title }) => title)], options))
    for await (const lines of inSlices(rows(), line)) await push(lines.join(''))
  })
}
