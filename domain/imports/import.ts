import type { Selectable } from 'kysely'
import type { DB } from '#database/schema'
import type { Problem } from '#domain/imports/cells/cell'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'
import type { Policy } from '#domain/imports/rules/policy'
import type { SheetFormat } from '#domain/imports/sheets/sheet'

export type ImportStatus =
  'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'stopped'

export type ImportStep = 'check' | 'run' | 'undo'

export const statusOf = {
  check: { during: 'checking', after: 'checked' },
  run: { during: 'running', after: 'done' },
  undo: { during: 'undoing', after: 'undone' },
} as const satisfies Record<ImportStep, { during: ImportStatus; after: ImportStatus }>

/** A sheet of a workbook that somebody can choose; `file` is the drive key of its table. */
export type ImportSheet = {
  /** Null in a text file. */
  name: string | null
  file: string
  headings: string[]
  sample: string[][]
  total: number
  /** Null where the days leave the order of day and month open. */
  date_order: DateOrder | null
}

export type ImportRecord = SheetFormat & {
  id: string
  entity: ImportEntity
  file_name: string
  size: number
  /** The drive key of the kept table; null once nobody needs it. */
  file: string | null
  headings: string[]
  sample: string[][]
  total: number
  /** Those somebody can choose from: none where there is only one. */
  sheets: ImportSheet[]
  /** The place of the chosen one. */
  sheet: number
  mapping: Mapping
  date_order: DateOrder
  policy: Policy
  wrong_cells: WrongCells
  /** By a row's number, what somebody said it repeats: the id of a student, or an earlier row. */
  same_as: Record<string, string | number>
  status: ImportStatus
  step: ImportStep
  /** The last row the present step has dealt with. */
  next_row: number
  handled: number
  to_create: number
  to_update: number
  to_skip: number
  invalid: number
  created: number
  updated: number
  skipped: number
  failed: number
  undone: number
  kept: number
  /** People to be created whose name the file has in one language only. */
  one_script: number
  /** Of them those who were given the other one. */
  paired: number
  /** Of a timetable, whose rows make many each. */
  sessions_planned: number
  sessions_made: number
  sessions_undone: number
  sessions_kept: number
  started_by: string | null
  started_by_name: string
  started_by_name_other: string | null
  request_id: string | null
  /** These four null until somebody undoes it. */
  undone_by: string | null
  undone_by_name: string | null
  undone_by_name_other: string | null
  undo_request_id: string | null
  version: number
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export type RowOutcome =
  | 'invalid'
  | 'incomplete'
  | 'planned'
  | 'created'
  | 'updated'
  | 'skipped'
  | 'failed'
  | 'undone'
  | 'kept'

export type ImportRow = Pick<
  Selectable<DB['import_rows']>,
  'row' | 'outcome' | 'record_id' | 'number' | 'version' | 'sessions'
> & {
  /** As the file has them, of rows that weren't taken. */
  cells: string[] | null
  problems: Problem[] | null
  before: Record<string, unknown> | null
}
