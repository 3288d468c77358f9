import type { ReadRow } from '#domain/imports/columns/read_rows'

type Numbering =
  | {
      column: 'number'
      counter: string
      prefix(day: string): string
      /** The running number is also a column of its own, `sequence`. */
      isSequenced: boolean
    }
  | {
      column: 'code'
      prefix: string
    }

/**
 * A record that a row may be: surely when strict, else one that looks like it. One that whoever imports can't see is never
 * meant, but its code is taken.
 */
export type Match = {
  row: number
  id: string
  column: string
  isStrict: boolean
  isUnseen?: boolean
}

export type ImportTarget = {
  table: string
  one: string
  columns: readonly string[]
  defaults: Record<string, unknown>
  numbering: Numbering
  /** Turns what a row calls others by into their ids; adds problems to rows that name none. */
  resolve?: (rows: ReadRow[]) => Promise<void>
  find: (rows: ReadRow[]) => Promise<Match[]>
  link?: (rows: (ReadRow & { id: string })[]) => Promise<void>
  /** Tables whose rows an import makes together with a record, and their column that names it. */
  owned?: readonly { table: string; column: string }[]
}
