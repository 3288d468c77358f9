import { v7 as uuid } from 'uuid'
import {
  type GivenMark,
  MarkAttendance,
  type Marking,
} from '#domain/attendance/actions/mark_attendance'
import type { AttendancePolicy, AttendanceSettings } from '#domain/attendance/rules/policy'
import { system } from '#domain/shared/audit/actor'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

/** A group of so many students with one session at an hour of Riyadh (UTC+3); its students in the order of their ids. */
export async function markableSession(
  centre: Centre,
  students = 3,
  [starts, ends] = ['2026-11-25T13:00Z', '2026-11-25T14:00Z'],
  columns: Record<string, unknown> = {}
) {
  const group = await createGroup(centre, { capacity: students + 5 })
  const seats = []
  for (let n = 0; n < students; n++) seats.push(await enrolled(centre, group))
  const session = await writeSession(centre, starts!, ends!, {
    ...{ type: 'regular', group_id: group },
    ...columns,
  })
  return { group, session, students: seats.map(({ studentId }) => studentId) }
}

export const aMark = (student: string, mark: Partial<GivenMark> = {}): GivenMark => ({
  id: uuid(),
  student_id: student,
  status: 'present',
  minutes_late: null,
  minutes_early: null,
  excuse: null,
  notice_at: null,
  note: null,
  makes_up: null,
  seen: 0,
  made_at: null,
  ...mark,
})

export const mark = (
  centre: Centre,
  sessionId: string,
  marks: GivenMark[],
  how: Partial<Marking> = {}
) =>
  new MarkAttendance().execute({
    tenantId: centre.id,
    actor: system,
    sessionId,
    method: 'manual',
    marks,
    reason: null,
    mayCorrectLocked: false,
    ...how,
  })

/** As mark(), where none may be refused. */
export async function marked(...given: Parameters<typeof mark>) {
  const result = await mark(...given)
  if (!result.ok) throw new Error(result.error.type)
  if (result.value.refused.length > 0) throw new Error(JSON.stringify(result.value.refused))
  return result.value
}

export async function attendanceOf(centre: Centre, session: string, student: string) {
  const [row] = await rowsOf(centre, 'attendance', { session_id: session, student_id: student })
  return row
}

/** What a centre says, or one of its groups. */
export const sayPolicy = (
  centre: Centre,
  policy: Partial<AttendancePolicy & AttendanceSettings>,
  group: string | null = null
) => insert(centre, 'attendance_policies', { id: uuid(), group_id: group, ...policy })

/** What followed from a mark: its event, what it is charged and whether it is made up for. */
export async function chargeOf(centre: Centre, session: string, student: string) {
  const row = await attendanceOf(centre, session, student)
  return [row!.event, row!.charge_percent, row!.makes_up]
}
