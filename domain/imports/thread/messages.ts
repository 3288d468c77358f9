import type { Reading } from '#domain/imports/cells/cell'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Policy } from '#domain/imports/rules/policy'
import type { SheetFault, SheetFormat } from '#domain/imports/sheets/sheet'

/**
 * Read before anybody has said what the columns mean. `dateOrder` is null when the days leave the
 * order of day and month open.
 */
export type Inspection = SheetFormat & {
  headings: string[]
  sample: string[][]
  total: number
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

export type ThreadTask =
  | { task: 'inspect'; file: Uint8Array<ArrayBuffer>; entity: ImportEntity }
  | { task: 'read'; table: Uint8Array<ArrayBuffer>; request: ReadRequest }

export type InspectedSheet = {
  /** Null in a text file. */
  name: string | null
  inspection: Inspection
  table: Uint8Array<ArrayBuffer>
}

/** All that somebody can choose from; `chosen` is the place of the likeliest. */
export type Inspected = { sheets: InspectedSheet[]; chosen: number }

/** One answer for each question; an answer without rows ends them. */
export type ThreadAnswer = { fault: SheetFault } | Inspected | { rows: ReadRow[] }
