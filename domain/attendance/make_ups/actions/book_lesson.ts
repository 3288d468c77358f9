import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { writeBooking } from '#domain/attendance/make_ups/bookings'
import { type MissedLesson, missedLesson } from '#domain/attendance/make_ups/queries/lesson_slots'
import { isOver } from '#domain/attendance/rules/make_up_expiry'
import { holdWanted } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { planSessions } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { refusingOverlap } from '#domain/scheduling/class_sessions/planning/refusing_overlap'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import { writeSessions } from '#domain/scheduling/class_sessions/planning/write_sessions'
import { withTenantRepeating } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

export interface LessonSlot {
  /** YYYY-MM-DD and HH:MM by the clocks of the centre. */
  date: string
  starts: string
  instructorId: string | null
  roomId: string | null
}

type Booking = Act & { id: string; slot: LessonSlot }

export type LessonRefusal = { type: 'not_found' | 'not_available' | 'expired' | 'taken' }

/** A new one-to-one session for one that was missed, at an hour in which all it needs is free. */
export class BookLesson {
  async execute(input: Booking): Promise<Result<{ studentId: string }, LessonRefusal>> {
    const taken = () => Promise.resolve(err({ type: 'taken' as const }))
    const done = await refusingOverlap(
      () => withTenantRepeating(input.tenantId, () => book(input)),
      taken
    )
    if (done.ok || done.error.type !== 'busy') return done as Result<never, LessonRefusal>
    return taken()
  }
}

async function book(input: Booking): Promise<Result<{ studentId: string }, LessonRefusal>> {
  const { actor, zone, id, slot } = input
  const lesson = isUuid(id) ? await missedLesson(id) : undefined
  if (!lesson) return err({ type: 'not_found' })
  const wanted = wantedOf(lesson, input)
  await holdWanted(wanted)
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  const { state, student_id: studentId, expires_on: until } = credit
  if (state === 'expired' || isOver(until, today(zone))) return err({ type: 'expired' })
  if (state !== 'available') return err({ type: 'not_available' })
  if (isOver(until, slot.date)) return err({ type: 'expired' })
  const plan = await planSessions(wanted)
  if (!plan.ok || plan.value.clashing > 0 || plan.value.past > 0) return err({ type: 'taken' })
  const [session] = await writeSessions(actor, wanted, plan.value, null)
  if (!session) return err({ type: 'taken' })
  await writeBooking({ credit: id, session, student: studentId, by: actor.userId })
  await turnCredit(actor, 'book', {
    ...{ id, studentId, before: state, state: 'booked' },
    session_id: session,
  })
  return ok({ studentId })
}

const wantedOf = (lesson: MissedLesson, { zone, slot }: Booking): Wanted => ({
  zone,
  seriesId: null,
  meeting: {
    ...{ branchId: lesson.branch_id, groupId: null, studentId: lesson.student_id },
    ...{ instructorId: slot.instructorId, roomId: slot.roomId },
    ...{ type: 'make_up', title: null, onlineUrl: lesson.online_url },
  },
  timing: {
    startsOn: slot.date,
    pattern: {
      kind: 'dates',
      slots: [{ date: slot.date, starts: slot.starts, minutes: lesson.minutes }],
    },
    ...{ ends: null, excluded: [], followsTimings: false },
  },
})
