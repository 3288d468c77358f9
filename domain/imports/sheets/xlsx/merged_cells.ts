import { isBlankRow } from '#domain/imports/sheets/rows'
import { sheetLimits, SheetError } from '#domain/imports/sheets/sheet'
import { addressOf } from '#domain/imports/sheets/xlsx/cell_address'

/**
 * A cell that is merged downwards counts for each row it covers that has contents of its own. One
 * that is merged sideways stays the value of its first column.
 */
export function fillMerged(rows: string[][], ranges: readonly string[]) {
  const own = rows.map((row) => !isBlankRow(row))
  let steps = 0
  for (const range of ranges) {
    const [from, to] = range.split(':').map(addressOf)
    if (!from?.row || !to?.row || !from.column) continue
    const value = rows[from.row - 1]?.[from.column - 1] ?? ''
    if (value.trim() === '') continue
    const last = Math.min(to.row, rows.length)
    steps += Math.max(0, last - from.row)
    if (steps > sheetLimits.rows * sheetLimits.columns) throw new SheetError('unreadable')
    for (let row = from.row; row < last; row++)
      if (own[row]) fill(rows, row, from.column - 1, value)
  }
}

function fill(rows: string[][], row: number, column: number, value: string) {
  const cells = rows[row]!
  while (cells.length <= column) cells.push('')
  if (cells[column]!.trim() === '') cells[column] = value
}
