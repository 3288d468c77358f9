import type { Problem, Reader } from '#domain/imports/cells/cell'

export type Column = {
  /** As pages name it (`imports.columns`); usually the database's column. */
  name: string
  /** What headings in either language call it besides. */
  headings: readonly string[]
  read: Reader
  /** What must not be in the file too, where a heading may mean several columns. */
  instead?: readonly string[]
  isRequired?: boolean
}

export type Values = Record<string, unknown>

/** What tells two rows of one file apart. A strict key may not come twice, another one only when everybody is created. */
export type Key = { column: string; key: string; isStrict: boolean }

/** What a file of these records may hold, and how a row of it is read; knows no database. */
export type ImportColumns = {
  columns: readonly Column[]
  /** Turns what was read into the record's columns, and says what the row lacks as a whole. */
  complete?: (values: Values) => Problem[]
  /** Whether one of these columns suffices where none of them alone is required. */
  oneOf?: readonly (readonly string[])[]
  keys?: (values: Values) => Key[]
  /** A row of the template, by column. */
  example: Record<string, string>
}
