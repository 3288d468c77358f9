import type { Problem, SimilarPerson } from '#domain/imports/cells/cell'
import type { Values } from '#domain/imports/columns/columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { ImportRow } from '#domain/imports/import'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import type { Weekday } from '#domain/shared/time/weekday'

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
 * A record that a row may be: surely when strict, else one that looks like it. Records the importer can't see never match,
 * but their codes are taken.
 */
export type Match = {
  row: number
  id: string
  column: string
  isStrict: boolean
  isUnseen?: boolean
}

/** The circumstances of a batch: its import, the centre's day (YYYY-MM-DD), zone and week, whether it is a dry run, and the class sessions so far. */
export type Occasion = {
  importId: string
  today: string
  isDry: boolean
  sessions: number
  zone: string
  weekStart: Weekday
}

type Matched = {
  /** Replaces names of other records with their ids; adds problems where there is no match. */
  resolve?: (rows: ReadRow[]) => Promise<void>
  /** Plans what a valid row brings about beyond its own columns; adds problems and warnings. */
  plan?: (rows: ReadRow[], occasion: Occasion) => Promise<void>
  find: (rows: ReadRow[]) => Promise<Match[]>
  /** People on record who may be those of the rows, though written otherwise, by the rows' numbers. */
  findSimilar?: (rows: ReadRow[]) => Promise<Map<number, SimilarPerson[]>>
}

type Step = { values: Values; saved: Record<string, unknown> | null; today: string }

/** Where somebody stands, before and after; `saved` is null for a new one. */
export type Standing = {
  refusals: (step: Step) => Problem[]
  /** The columns that follow from it. */
  follows: (step: Step) => Values
}

/** A row is a record of one table. */
export type RecordTarget = Matched & {
  table: string
  one: string
  columns: readonly string[]
  defaults: Record<string, unknown>
  numbering: Numbering
  /** Whose status may say that they have left. */
  departs?: 'student' | 'instructor'
  standing?: Standing
  /** What is wrong with a record as a whole, which one row may say only a part of. */
  agree?: (record: Values) => Problem[]
  link?: (rows: (ReadRow & { id: string })[], actor: Actor) => Promise<void>
  /** Tables whose rows an import makes together with a record, and their column that names it. */
  owned?: readonly { table: string; column: string }[]
  /** A record `t` that is `tied` stays; `run` prepares the removal of the others. */
  release?: { tied: RawBuilder<SqlBool>; run: (ids: string[]) => Promise<void> }
}

export type DoneRow = ImportRow & { record_id: string; version: number }

/** `left` are rows of which something stays, with the reasons. */
export type TakenBack = { left: (Pick<ImportRow, 'row' | 'problems'> & { sessions: number })[] }

type Made = ReadRow & { id: string; number: null; made: string[] }

/** A row is planned and may bring about many records, which exist already or are all new. */
export type PlannedTarget = Matched & {
  /** Remembers what a dry run would book, so that later rows of the file are checked against it. */
  remember: (rows: ReadRow[], importId: string) => Promise<void>
  create: (rows: ReadRow[], actor: Actor) => Promise<Made[]>
  takeBack: (rows: (DoneRow & { made: string[] })[], actor: Actor) => Promise<TakenBack>
}

export type ImportTarget = RecordTarget | PlannedTarget

export const isPlanned = (target: ImportTarget): target is PlannedTarget => 'takeBack' in target
