import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import { sendFile } from '#core/lists/send_file'
import type { Sheet } from '#core/lists/sheet'
import { inSlices } from '#domain/shared/runtime/slices'
import { guardFormula } from '#domain/shared/text/formula_guard'

const byteOrderMark = '\uFEFF'

const options = { record_delimiter: 'windows' } as const

/** No cell may start a formula. Lists that go out are read again by `readCsv`. */
export function sendCsv<Row>(ctx: HttpContext, { name, columns, rows }: Sheet<Row>) {
  const write = (cells: unknown[]) =>
    stringify(
      [cells.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell))],
      options
    )
  const line = (row: Row) => write(columns.map(({ cell }) => cell(row) ?? ''))
  return sendFile(ctx, { name, ending: 'csv' }, async (push) => {
    await push(byteOrderMark + write(columns.map(({ title }) => title)))
    for await (const lines of inSlices(rows(), line)) await push(lines.join(''))
  })
}
