import { v7 as uuid } from 'uuid'
import { MarkAttendance, type GivenMark } from '#domain/attendance/actions/mark_attendance'
import type { OpenPoint } from '#domain/attendance/check_in/queries/find_point'
import {
  type CheckInSession,
  sessionsToCheckIn,
} from '#domain/attendance/check_in/queries/sessions_to_check_in'
import { lateBy, meantSession } from '#domain/attendance/check_in/rules/check_in'
import { policiesOf } from '#domain/attendance/queries/policies'
import { system } from '#domain/shared/audit/actor'
import { inBranches } from '#domain/shared/data/branch_limit'
import { readStatements } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  /** Of the centre, for where a day ends. */
  zone: string
  point: Pick<OpenPoint, 'branch_id'>
  studentId: string
  requestId: string | null
}

/**
 * `already`: a person marked the student as being there, or they checked in before. `away`: somebody marked that they are
 * not, and must say otherwise. `none`: nobody awaits them now.
 */
export type CheckedIn =
  | {
      outcome: 'checked_in' | 'already' | 'away'
      session: CheckInSession
      minutesLate: number | null
    }
  | { outcome: 'none'; next: CheckInSession | undefined }

/** Marks a student present or late, by the clock, in the session they come for; never in place of a mark that is there. */
export class CheckIn {
  execute(input: Input): Promise<CheckedIn> {
    return inBranches([input.point.branch_id], () => checkIn(input))
  }
}

async function checkIn({ tenantId, zone, point, studentId, requestId }: Input): Promise<CheckedIn> {
  const at = now()
  const { sessions, settings } = await readStatements(tenantId, async () => {
    const day = { at: at.toJSDate(), until: at.setZone(zone).endOf('day').toJSDate() }
    const [found, policies] = await Promise.all([
      sessionsToCheckIn({ student: studentId, branch: point.branch_id, ...day }),
      policiesOf(null),
    ])
    return { sessions: found, settings: policies.settings }
  })
  const moment = at.toJSDate()
  const asked = { at: moment, minutesBefore: settings.check_in_minutes }
  const session = meantSession(sessions, asked)
  const next = sessions.find(({ startsAt }) => startsAt > moment)
  if (!session) return { outcome: 'none', next }
  const minutesLate = lateBy(session.startsAt, moment, settings.late_after)
  const outcome = session.isAway ? 'away' : 'already'
  if (session.isMarked) return { outcome, session, minutesLate: null }
  const mark = markOf(studentId, minutesLate)
  const made = await new MarkAttendance().execute({
    ...{ tenantId, actor: { ...system, requestId }, sessionId: session.id },
    ...{ method: 'kiosk', marks: [mark], reason: null, mayCorrectLocked: false },
  })
  if (!made.ok) return { outcome: 'none', next }
  if (made.value.kept.includes(mark.id)) return { outcome: 'checked_in', session, minutesLate }
  const isMarked = made.value.refused.some(({ fault }) => fault === 'changed')
  return isMarked ? { outcome: 'already', session, minutesLate: null } : { outcome: 'none', next }
}

const markOf = (student: string, minutesLate: number | null): GivenMark => ({
  ...{ id: uuid(), student_id: student, seen: 0, made_at: null },
  ...{ status: minutesLate === null ? 'present' : 'late', minutes_late: minutesLate },
  ...{ minutes_early: null, excuse: null, notice_at: null, note: null, makes_up: null },
})
