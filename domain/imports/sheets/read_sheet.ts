import { headingsFirst } from '#domain/imports/columns/headings_first'
import { readCsv } from '#domain/imports/sheets/read_csv'
import { readXlsx } from '#domain/imports/sheets/read_xlsx'
import { sheetLimits, type Sheet, SheetError } from '#domain/imports/sheets/sheet'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, place) => bytes[place] === byte)

/**
 * Tells the format by the content, not the name. Throws SheetError when it is no table, exceeds the
 * limits, or has nothing under its headings.
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetError('empty')
  if (bytes.length > sheetLimits.file) throw new SheetError('too_large')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old_excel')
  const isArchive = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
  const sheet = isArchive ? await readXlsx(bytes) : readCsv(bytes)
  return bounded({ ...sheet, rows: headingsFirst(trimmed(sheet.rows)) })
}

const isBlank = (row: string[]) => row.every((cell) => cell.trim() === '')

function trimmed(rows: string[][]) {
  let length = rows.length
  while (length > 0 && isBlank(rows[length - 1]!)) length--
  return rows.slice(0, length)
}

function bounded(sheet: Sheet) {
  const { rows } = sheet
  if (rows.length === 0) throw new SheetError('empty')
  if (rows.length > sheetLimits.rows + 1) throw new SheetError('too_many_rows')
  if (rows.some((row) => row.length > sheetLimits.columns)) throw new SheetError('too_many_columns')
  if (isBlank(rows[0]!) || rows.slice(1).every(isBlank)) throw new SheetError('no_rows')
  return sheet
}
