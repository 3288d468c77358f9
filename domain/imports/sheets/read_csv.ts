import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#domain/imports/sheets/decode_text'
import { delimiterOf } from '#domain/imports/sheets/delimiter'
import { blankRow, isBlankRow } from '#domain/imports/sheets/rows'
import { sheetLimits, type Sheet, SheetError } from '#domain/imports/sheets/sheet'
import { withoutFormulaGuard } from '#domain/shared/text/formula_guard'

const unnamed = { name: null, isHidden: false, countsFrom1904: false } as const
const noTrimming = 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'

/** Any encoding, separator and mixture of line ends; a quote that never ends makes it unreadable. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, encoding } = decodeText(bytes)
  const { delimiter, body } = delimiterOf(text)
  const rows = rowsOf(body.replace(marksBeforeQuote, '$1'), delimiter)
  return { format: 'csv', encoding, delimiter, ...unnamed, rows }
}

/** Direction marks that stand before a quotation mark would make it a part of the text. */
const marksBeforeQuote =
  /(^|[\r\n,;\t])[^\S\r\n\t]*[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+(?=\s*")/g

function rowsOf(body: string, delimiter: string) {
  try {
    return parsed(body, delimiter, true)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code !== noTrimming) throw new SheetError('unreadable')
    return parsed(body, delimiter, false)
  }
}

/** With `rtrim`, blanks behind a quoted cell are no part of it, but nothing else may stand there. */
function parsed(body: string, delimiter: string, rtrim: boolean): string[][] {
  const rows: string[][] = []
  let place = 0
  parse(body, {
    delimiter,
    ltrim: true,
    rtrim,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: sheetLimits.cell * sheetLimits.columns,
    on_record(record: string[]) {
      if (!isBlankRow(record)) add(rows, place, record)
      place++
      return null
    },
  })
  return rows
}

function add(rows: string[][], place: number, record: string[]) {
  if (place > sheetLimits.rows) throw new SheetError('too_many_rows')
  while (rows.length < place) rows.push(blankRow)
  rows.push(record.map((cell) => withoutFormulaGuard(withoutTextFormula(cell))))
}

/** Programs write ="0501" so that Excel leaves the zero where it is. */
const withoutTextFormula = (cell: string) => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell
