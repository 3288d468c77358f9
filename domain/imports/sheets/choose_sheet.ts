import { guessMapping, missingColumns } from '#domain/imports/columns/guess_mapping'
import { headingsFirst, headingMatch } from '#domain/imports/columns/headings_first'
import { columnsOf, type ImportEntity } from '#domain/imports/columns/import_columns'
import { isBlankRow } from '#domain/imports/sheets/rows'
import { type Sheet, sheetLimits, SheetError } from '#domain/imports/sheets/sheet'

/** `sheets` are the ones somebody can choose from. */
export type SheetChoice = { sheets: Sheet[]; chosen: Sheet }

/**
 * Takes the visible sheet with most rows under headings of such records, else under any headings we know,
 * else the one with most such headings. Hidden sheets count only where nothing visible has contents. Throws
 * the SheetError of a file without a list.
 */
export function chooseSheet(
  all: readonly (Sheet | SheetError)[],
  entity: ImportEntity
): SheetChoice {
  const written = all.filter((sheet) => sheet instanceof SheetError || !isBlank(sheet))
  const isVisible = (sheet: Sheet | SheetError) => sheet instanceof SheetError || !sheet.isHidden
  const offered = written.some(isVisible) ? written.filter(isVisible) : written
  const [first] = offered
  if (!first) throw new SheetError('empty')
  const bounded = offered.map(boundedSheet)
  const sheets = bounded.filter((sheet) => !(sheet instanceof SheetError)) as Sheet[]
  const chosen = likeliestList(sheets, entity)
  if (chosen) return { sheets: choicesWith(chosen, sheets), chosen }
  const tooLarge = bounded.find(
    (sheet) => sheet instanceof SheetError && sheet.fault.startsWith('too_many')
  )
  if (tooLarge) throw tooLarge
  const [best] = sheets.toSorted((one, other) => headingCount(other) - headingCount(one))
  if (!best) throw bounded[0]
  return { sheets: choicesWith(best, sheets), chosen: best }
}

function choicesWith(chosen: Sheet, sheets: Sheet[]) {
  const first = sheets.slice(0, sheetLimits.choices)
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}

/** The earlier of two that are alike. */
function likeliestList(sheets: Sheet[], entity: ImportEntity) {
  const lists = sheets
    .filter(({ rows }) => headingMatch(rows).isList)
    .map((sheet) => ({ sheet, ...matchOf(sheet, entity) }))
  const [likeliest] = lists.toSorted(
    (one, other) =>
      Number(other.isComplete) - Number(one.isComplete) || other.known_rows - one.known_rows
  )
  return likeliest?.sheet
}

/** Rows count by the share of their headings that mean something of such a record. */
function matchOf({ rows: [headings, ...rows] }: Sheet, entity: ImportEntity) {
  const mapping = guessMapping(columnsOf[entity], headings!)
  const share = mapping.filter(Boolean).length / headings!.filter((one) => one.trim()).length
  return {
    isComplete: missingColumns(columnsOf[entity], mapping).length === 0,
    known_rows: share * rows.filter((row) => !isBlankRow(row)).length,
  }
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
