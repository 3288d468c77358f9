import type { Problem, Reader } from '#domain/imports/cells/cell'
import { policies, type Policy } from '#domain/imports/rules/policy'

/**
 * `name` is what pages call it (`imports.columns`), usually the database's column; `headings` are
 * its other names in either language; `instead` are columns that must not be in the file too, where
 * a heading may mean several; `beside` is the one without which a guessed column would mean nothing.
 */
export type Column = {
  name: string
  headings: readonly string[]
  read: Reader
  instead?: readonly string[]
  beside?: string
  isRequired?: boolean
  /** It means numbers that we give: a heading isn’t taken for it if most cells below are others. */
  isOwn?: (text: string) => boolean
}

export type Values = Record<string, unknown>

/** What the cell of a column of ours holds, '' for none. */
export type Written = (column: string) => string

/**
 * Tells two rows of one file apart. A strict key may never repeat, another one only when everybody
 * is created.
 */
export type Key = { column: string; key: string; isStrict: boolean }

/**
 * What a file of these records may hold and how a row of it is read; knows no database. `complete`
 * turns what was read into the record's columns and says what the row lacks as a whole. Of each
 * list in `oneOf` one column suffices.
 */
export type ImportColumns = {
  columns: readonly Column[]
  /** Words for these records themselves, as `sameWords` writes them: they add nothing to a heading. */
  own?: ReadonlySet<string>
  complete?: (values: Values, written: Written) => Problem[]
  oneOf?: readonly (readonly string[])[]
  keys?: (values: Values) => Key[]
  /** A list: a row that repeats an earlier one adds to it instead of being refused. */
  gathers?: string
  /** Columns whose wrong cells refuse the row instead of being left empty: it would mean something else. */
  depends?: readonly string[]
  /** The policies for records that exist already; all of them by default. */
  policies?: readonly Policy[]
  /** Rows are children, who may come again in the other script. */
  areChildren?: boolean
  /** Rows of the template. */
  examples: readonly Record<string, string>[]
}

export const policiesOf = ({ policies: own = policies }: ImportColumns) => own
