import { headingsFirst, headingMatch } from '#domain/imports/columns/headings_first'
import { isBlankRow } from '#domain/imports/sheets/rows'
import { type Sheet, sheetLimits, SheetError } from '#domain/imports/sheets/sheet'

/** `sheets` are the ones somebody can choose from. */
export type SheetChoice = { sheets: Sheet[]; chosen: Sheet }

/**
 * Takes the first visible sheet with headings we know, else the one with most of them. Hidden sheets
 * count only where nothing visible has contents. Throws the SheetError of a file without a list.
 */
export function chooseSheet(all: readonly (Sheet | SheetError)[]): SheetChoice {
  const written = all.filter((sheet) => sheet instanceof SheetError || !isBlank(sheet))
  const isVisible = (sheet: Sheet | SheetError) => sheet instanceof SheetError || !sheet.isHidden
  const offered = written.some(isVisible) ? written.filter(isVisible) : written
  const [first] = offered
  if (!first) throw new SheetError('empty')
  const bounded = offered.map(boundedSheet)
  const sheets = bounded.filter((sheet) => !(sheet instanceof SheetError)) as Sheet[]
  const chosen = sheets.find(({ rows }) => headingMatch(rows).isList)
  if (chosen) return { sheets: sheets.slice(0, sheetLimits.choices), chosen }
  const tooLarge = bounded.find(
    (sheet) => sheet instanceof SheetError && sheet.fault.startsWith('too_many')
  )
  if (tooLarge) throw tooLarge
  const [best] = sheets.toSorted((one, other) => headingCount(other) - headingCount(one))
  if (!best) throw bounded[0]
  return { sheets: sheets.slice(0, sheetLimits.choices), chosen: best }
}

const headingCount = ({ rows }: Sheet) => headingMatch(rows).count
const isBlank = ({ rows }: Sheet) => rows.every(isBlankRow)

function boundedSheet(sheet: Sheet | SheetError): Sheet | SheetError {
  if (sheet instanceof SheetError) return sheet
  const rows = headingsFirst(withoutBlankEdges(sheet.rows))
  if (rows.length > sheetLimits.rows + 1) return new SheetError('too_many_rows')
  if (rows.some((row) => row.length > sheetLimits.columns))
    return new SheetError('too_many_columns')
  if (isBlankRow(rows[0]!) || rows.slice(1).every(isBlankRow)) return new SheetError('no_rows')
  return { ...sheet, rows }
}

const lastCell = (row: string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1

/** Only what has contents counts, below and beside the list. */
function withoutBlankEdges(rows: string[][]) {
  const whole = rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1)
  const width = whole.reduce((most, row) => Math.max(most, lastCell(row)), 0)
  return whole.map((row) => (row.length > width ? row.slice(0, width) : row))
}
