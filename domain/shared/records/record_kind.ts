import type { Insertable, Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { areas, type AreasWith } from '#domain/shared/areas/areas'

/** The tables whose rows are edited by one person at a time. */
export type RecordTable = {
  [T in keyof DB]: DB[T] extends { id: unknown; version: unknown; updated_at: unknown } ? T : never
}[keyof DB]

export type RecordKind<T extends RecordTable = RecordTable> = {
  /** `subjects`. */
  table: T
  /** `subject`, as subject_type of the audit trail. */
  subject: string
  /** `subjects`, the first word of its actions (`subjects.update`). */
  area: string
  /** Whether it has the columns price, currency and exponent, which the trail tells as one amount. */
  isPriced?: boolean
}

export type Columns = Record<string, unknown>

type RecordArea = AreasWith<'record', object>

/** A kind of record as the registry of areas has it: its table is called as its area is. */
export const recordOf = <Name extends RecordArea>(area: Name) => ({
  table: area,
  subject: areas[area].record.one as (typeof areas)[Name]['record']['one'],
  area,
})

export type NewColumns<T extends RecordTable> = Omit<Insertable<DB[T]>, 'tenant_id' | 'id'>

export type EditedColumns<T extends RecordTable> = Updateable<DB[T]>
