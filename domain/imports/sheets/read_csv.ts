import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#domain/imports/sheets/decode_text'
import { delimiterOf } from '#domain/imports/sheets/delimiter'
import { sheetLimits, type Sheet, SheetError } from '#domain/imports/sheets/sheet'

/** Any encoding and separator; a quote that never ends makes it unreadable. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, encoding } = decodeText(bytes)
  const { delimiter, body } = delimiterOf(text)
  return { format: 'csv', encoding, delimiter, rows: rowsOf(body, delimiter) }
}

function rowsOf(body: string, delimiter: string) {
  try {
    return parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      // one more than may be, so that too many are noticed
      to: sheetLimits.rows + 2,
      max_record_size: sheetLimits.cell * sheetLimits.columns,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError('unreadable')
    throw error
  }
}
