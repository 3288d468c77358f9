import { BaseTransformer } from '@adonisjs/core/transformers'
import { tellerOf } from '#core/attendance/teller_of'
import type { ReadAttendance } from '#domain/attendance/queries/read_attendance'
import type { AttendanceRow } from '#domain/attendance/queries/session_attendance'
import { lengthOf } from '#domain/attendance/rules/mark'
import { storedNameIn } from '#domain/shared/text/person_names'
import { now } from '#domain/shared/time/clock'

export type PhotoOf = (student: { id: string; photo: string | null }) => string | null

/** The roster of a session as it is marked; each portal has its own address for photos. */
export default class AttendanceTransformer extends BaseTransformer<ReadAttendance> {
  constructor(
    attendance: ReadAttendance,
    private photoOf: PhotoOf
  ) {
    super(attendance)
  }

  toObject() {
    const { session, rows, opensAt, isLocked, asksMakeUp } = this.resource
    return {
      session_id: session.id,
      starts_at: session.starts_at.toISOString(),
      /** How long it is. */
      minutes: lengthOf({ startsAt: session.starts_at, endsAt: session.ends_at }),
      opens_at: opensAt.toISOString(),
      /** In milliseconds. */
      opens_in: Math.max(0, opensAt.getTime() - now().toMillis()),
      time_zone: session.time_zone,
      is_cancelled: session.status === 'cancelled',
      is_locked: isLocked,
      asks_make_up: asksMakeUp,
      rows: rows.map((row) => this.#row(row)),
    }
  }

  #row(row: AttendanceRow) {
    const { student_id: id, number, photo, standing, is_frozen, status } = row
    return {
      student: { id, number, ...storedNameIn(row), photo: this.photoOf({ id, photo }) },
      ...{ standing, is_frozen, status },
      ...{ minutes_late: row.minutes_late, minutes_early: row.minutes_early },
      ...{ excuse: row.excuse, note: row.note, makes_up: row.makes_up },
      notice_at: row.notice_at?.toISOString() ?? null,
      /** That they would not come was told before. */
      notice: row.told_at && {
        told_at: row.told_at.toISOString(),
        reason: row.told_reason,
        ...tellerOf({ told_by: row.told_by, made_in: row.told_in, guardian: row.told_guardian }),
      },
      outcome: row.event && {
        event: row.event,
        charge_percent: row.charge_percent ?? 0,
        makes_up: row.makes_up,
      },
      /** By themselves, at the door. */
      checked_in_at: row.method === 'kiosk' ? row.marked_at!.toISOString() : null,
      is_billed: row.billed_at !== null,
      version: row.version ?? 0,
    }
  }
}
