import type { Insertable, Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { areas, type AreasWith } from '#domain/shared/areas/areas'

/** The tables whose rows are edited by one person at a time. */
export type RecordTable = {
  [T in keyof DB]: DB[T] extends { id: unknown; version: unknown; updated_at: unknown } ? T : never
}[keyof DB]

/**
 * `table` is `subjects`, `subject` is `subject` (subject_type of the audit trail), `area` is
 * `subjects` (the first word of its actions, `subjects.update`). `isPriced`: it has the columns
 * price, currency and exponent, which the trail tells as one amount.
 */
export type RecordKind<T extends RecordTable = RecordTable> = {
  table: T
  subject: string
  area: string
  isPriced?: boolean
}

export type Columns = Record<string, unknown>

type RecordArea = AreasWith<'record', object>

export const recordOf = <Name extends RecordArea>(area: Name) => ({
  table: area,
  subject: areas[area].record.one as (typeof areas)[Name]['record']['one'],
  area,
})

export type NewColumns<T extends RecordTable> = Omit<Insertable<DB[T]>, 'tenant_id' | 'id'>

export type EditedColumns<T extends RecordTable> = Updateable<DB[T]>
