import { areas, type AreasWith } from '#domain/shared/areas'

/** What a kind of record is called where rows are kept, in the audit trail and among permissions. */
export type RecordKind = {
  /** `subjects`; has id, version, updated_at and archived_at. */
  table: string
  /** `subject`, as subject_type of the audit trail. */
  subject: string
  /** `subjects`, the first word of its actions (`subjects.update`). */
  area: string
  /** Whether it has the columns price, currency and exponent, which the trail tells as one amount. */
  isPriced?: boolean
}

/** A column as records keep it. */
export type Columns = Record<string, unknown>

type RecordArea = AreasWith<'record', object>

/** A kind of record as the registry of areas has it: its table is called as its area is. */
export const recordOf = <Name extends RecordArea>(area: Name) => ({
  table: area,
  subject: areas[area].record.one as (typeof areas)[Name]['record']['one'],
  area,
})
