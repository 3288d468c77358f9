import type { Reading } from '#domain/imports/cells/cell'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Policy } from '#domain/imports/rules/policy'
import type { SheetFault, SheetFormat } from '#domain/imports/sheets/sheet'

/** Read before anybody has said what the columns mean. */
export type Inspection = SheetFormat & {
  headings: string[]
  sample: string[][]
  total: number
  /** What its days show of the order of day and month; null when they leave it open. */
  dateOrder: DateOrder | null
}

export type ReadRequest = {
  entity: ImportEntity
  mapping: Mapping
  policy: Policy
  wrongCells: WrongCells
  reading: Reading
  /** Rows up to this one are done; 0 for none. */
  after: number
  size: number
}

/** `file` is an upload, `table` what was made of it. */
export type ThreadTask =
  | { task: 'inspect'; file: Uint8Array<ArrayBuffer> }
  | { task: 'read'; table: Uint8Array<ArrayBuffer>; request: ReadRequest }

export type Inspected = { inspection: Inspection; table: Uint8Array<ArrayBuffer> }

/** One answer for each question; no rows: that was all. */
export type ThreadAnswer = { fault: SheetFault } | Inspected | { rows: ReadRow[] }
