import { megabytes, uploadLimits } from '#domain/shared/limits/upload_limits'

export type SheetFormat = {
  format: 'csv' | 'xlsx'
  /** Of a text file: utf-8, utf-16le, utf-16be or windows-1256. */
  encoding: string | null
  delimiter: ',' | ';' | '\t' | null
}

/**
 * `rows[0]` is the sheet's first row: a row's number is its index plus one. A text file has no name.
 * `countsFrom1904` says how bare numbers mean days.
 */
export type Sheet = SheetFormat & {
  rows: string[][]
  name: string | null
  isHidden: boolean
  countsFrom1904: boolean
}

/** Bounds on what somebody may upload (security §5, row 23); sizes in bytes. */
export const sheetLimits = {
  file: megabytes(uploadLimits.table),
  unpacked: megabytes(50),
  /** Sheets are read piece by piece, and rows without contents take no memory. */
  streamed: megabytes(400),
  ratio: 100,
  entries: 100,
  sheets: 50,
  /** How many sheets of a workbook somebody can choose from. */
  choices: 20,
  rows: 50_000,
  columns: 200,
  cell: 10_000,
} as const

export type SheetFault =
  | 'empty'
  | 'no_rows'
  | 'unreadable'
  | 'old_excel'
  | 'web_page'
  | 'xml_spreadsheet'
  | 'contacts'
  | 'calendar'
  | 'open_document'
  | 'binary_workbook'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_many_sheets'

export class SheetError extends Error {
  constructor(readonly fault: SheetFault) {
    super(`The file cannot be imported: ${fault}`)
  }
}
