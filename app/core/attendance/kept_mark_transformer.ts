import { BaseTransformer } from '@adonisjs/core/transformers'
import type { KeptMarkRow } from '#domain/attendance/queries/marks_of_student'
import type { AttendanceStatus } from '#domain/shared/choices/attendance'
import type { Outcome } from '#domain/attendance/rules/outcome'
import type { Mark } from '#domain/attendance/rules/mark'

type StoredMark = Pick<Mark, 'status'> &
  Partial<Mark> &
  Pick<Outcome, 'charge_percent'> &
  Partial<Pick<Outcome, 'uses_unit' | 'pays_instructor'>>

export default class KeptMarkTransformer extends BaseTransformer<KeptMarkRow> {
  toObject() {
    const { id, mark, before, reason, method, marked_at, administrator, instructor } = this.resource
    const { told_at, corrected_at } = this.resource
    return {
      ...{ id, reason, method },
      by: administrator ?? instructor,
      marked_at: marked_at.toISOString(),
      told_at: told_at?.toISOString() ?? null,
      corrected_at: corrected_at?.toISOString() ?? null,
      mark: markProps(mark as unknown as StoredMark),
      before: before && markProps(before as unknown as StoredMark),
    }
  }
}

const markProps = ({
  status,
  minutes_late,
  minutes_early,
  excuse,
  note,
  charge_percent,
  uses_unit,
  pays_instructor,
}: StoredMark) => ({
  status: status as AttendanceStatus,
  minutes_late: minutes_late ?? null,
  minutes_early: minutes_early ?? null,
  excuse: excuse ?? null,
  note: note ?? null,
  charge_percent,
  uses_unit: uses_unit ?? null,
  pays_instructor: pays_instructor ?? null,
})
