import type { ReadRow } from '#domain/imports/columns/read_rows'

/** How a record gets what people call it by: a number that is ours to give, or a code that a row may bring. */
export type Numbering =
  | {
      column: 'number'
      /** The tenant's counter. */
      counter: string
      /** What stands before the running number on a day (YYYY-MM-DD). */
      prefix(day: string): string
      /** Whether the running number is a column of its own, `sequence`. */
      isSequenced: boolean
    }
  | {
      column: 'code'
      /** What stands before a code that was left empty. */
      prefix: string
    }

/** A record that a row may be: the same one, when it is strict; else one that looks like it. */
export type Match = { row: number; id: string; column: string; isStrict: boolean }

/** The table a list is taken over into, as far as the import writes it. */
export type ImportTarget = {
  /** Table and area: `students`. */
  table: string
  /** One of them, as the audit trail names it. */
  one: string
  /** What may be written, but for number or code. */
  columns: readonly string[]
  /** What stands in a new record where the row says nothing. */
  defaults: Record<string, unknown>
  numbering: Numbering
  /** Turns what a row calls others by into their ids; adds problems to rows that name none. */
  resolve?: (rows: ReadRow[]) => Promise<void>
  /** The records that rows may be. */
  find: (rows: ReadRow[]) => Promise<Match[]>
  /** What else a row says, once its record is there. */
  link?: (rows: (ReadRow & { id: string })[]) => Promise<void>
  /** Tables whose rows an import makes together with a record, and their column that names it. */
  owned?: readonly { table: string; column: string }[]
}
