import { v7 as uuid } from 'uuid'
import { BookMakeUp } from '#domain/attendance/make_ups/actions/book_make_up'
import type { BookingEnd } from '#domain/shared/choices/make_ups'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn, createGroup, groupRow } from '#tests/helpers/teaching/groups'

/** Told of three days before the session of `markableSession`. */
export const toldInTime = {
  status: 'excused',
  excuse: 'Travelling',
  notice_at: '2026-11-22T10:00:00.000Z',
} as const

/** A student who missed a session of their group with a word in time, and is owed another. */
export async function missedSession(
  centre: Centre,
  columns: Record<string, unknown> = {},
  hours?: [string, string]
) {
  const { group, session, students } = await markableSession(centre, 1, hours, columns)
  const student = students[0]!
  await marked(centre, session, [aMark(student, toldInTime)])
  const credit = await creditOf(centre, session, student)
  return { group, session, student, credit: credit!.id as string }
}

/** A one-to-one session of 45 minutes at 16:00 of Riyadh that its student missed with a word in time. */
export async function missedOneToOne(centre: Centre, instructor: string, hour = '13') {
  const { personId: student, email } = await createPerson(centre, 'student')
  const of = { type: 'regular', student_id: student, instructor_id: instructor }
  const at = `2026-11-25T${hour}`
  const session = await writeSession(centre, `${at}:00Z`, `${at}:45Z`, of)
  await marked(centre, session, [aMark(student, toldInTime)])
  return {
    session,
    student,
    email,
    credit: (await creditOf(centre, session, student))!.id as string,
  }
}

export async function creditOf(centre: Centre, session: string, student: string) {
  const [row] = await rowsOf(centre, 'make_up_credits', {
    session_id: session,
    student_id: student,
  })
  return row
}

export const stateOf = async (centre: Centre, credit: string) =>
  (await rowsOf(centre, 'make_up_credits', { id: credit }))[0]!.state as string

/** A session of another group of the same course; its students are enrolled by whoever asks. */
export async function otherSession(
  centre: Centre,
  group: string,
  [starts, ends] = ['2026-11-27T13:00Z', '2026-11-27T14:00Z'],
  fields: Parameters<typeof createGroup>[1] = {}
) {
  const { course_id: courseId } = (await groupRow(centre, group)) as { course_id: string }
  const other = await createGroup(centre, { courseId, capacity: 1, ...fields })
  const session = await writeSession(centre, starts!, ends!, { type: 'regular', group_id: other })
  return { group: other, session }
}

export const book = (centre: Centre, credit: string, sessionId: string) =>
  new BookMakeUp().execute({ ...actIn(centre), id: credit, sessionId })

/** As book(), where it must succeed. */
export async function booked(...given: Parameters<typeof book>) {
  const result = await book(...given)
  if (!result.ok) throw new Error(result.error.type)
}

export const writeBooking = (centre: Centre, credit: string, session: string, student: string) =>
  insert(centre, 'make_up_bookings', {
    id: uuid(),
    credit_id: credit,
    session_id: session,
    student_id: student,
  })

/** A guest's seat as it stands in the database, for a session they missed; `ended` where it was given back. */
export async function guestIn(
  centre: Centre,
  session: string,
  { student, missed, ended = null }: { student: string; missed: string; ended?: BookingEnd | null }
) {
  const credit = uuid()
  const of = { session_id: missed, student_id: student, cause: 'cancellation' }
  await insert(centre, 'make_up_credits', {
    ...{ id: credit, ...of, state: ended ? 'available' : 'booked' },
  })
  await insert(centre, 'make_up_bookings', {
    ...{ id: uuid(), credit_id: credit, session_id: session, student_id: student },
    ...(ended && { state: 'cancelled', ended_by: ended }),
  })
}
