import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { ImportRow } from '#domain/imports/import'
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

/** Of the centre, whose import it is, and whether nothing is written yet. */
export type Occasion = { importId: string; isDry: boolean; zone: string; weekStart: Weekday }

type Matched = {
  /** Turns what a row calls others by into their ids; adds problems to rows that name none. */
  resolve?: (rows: ReadRow[]) => Promise<void>
  /** What a sound row brings about beyond its own columns; adds problems and warnings. */
  plan?: (rows: ReadRow[], occasion: Occasion) => Promise<void>
  find: (rows: ReadRow[]) => Promise<Match[]>
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
  link?: (rows: (ReadRow & { id: string })[]) => Promise<void>
  /** Tables whose rows an import makes together with a record, and their column that names it. */
  owned?: readonly { table: string; column: string }[]
}

export type DoneRow = ImportRow & { record_id: string; version: number }

/** `left` are rows of which something stays, with why. */
export type TakenBack = { left: (Pick<ImportRow, 'row' | 'problems'> & { sessions: number })[] }

/** A row is planned and may bring about many records, which exist already or are all new. */
export type PlannedTarget = Matched & {
  /** Of a dry run, so that later rows of the file meet it. */
  remember: (rows: ReadRow[], importId: string) => Promise<void>
  create: (rows: ReadRow[], actor: Actor) => Promise<(ReadRow & { id: string; number: null })[]>
  takeBack: (rows: DoneRow[], actor: Actor) => Promise<TakenBack>
}

export type ImportTarget = RecordTarget | PlannedTarget

export const isPlanned = (target: ImportTarget): target is PlannedTarget => 'takeBack' in target
