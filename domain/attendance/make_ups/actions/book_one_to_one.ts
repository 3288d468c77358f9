import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { writeBooking } from '#domain/attendance/make_ups/bookings'
import {
  type CreditedSession,
  creditedSession,
  startOf,
} from '#domain/attendance/make_ups/queries/one_to_one_slots'
import { isOver } from '#domain/attendance/rules/make_up_expiry'
import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import { type Audience, audienceOf } from '#domain/scheduling/class_sessions/announcing/audience'
import { newlyScheduled } from '#domain/scheduling/class_sessions/announcing/newly_scheduled'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { holdWanted } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { planSessions } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { refusingOverlap } from '#domain/scheduling/class_sessions/planning/refusing_overlap'
import type {
  PlanRefusal,
  SessionPlan,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import {
  type Allowance,
  writeSessions,
} from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Telling } from '#domain/shared/choices/tellable'
import { readStatements, withTenantRepeating } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'
import { minutesAfter } from '#domain/shared/time/wall_clock_instant'

export interface OneToOneSlot {
  /** YYYY-MM-DD and HH:MM by the clocks of the centre. */
  date: string
  starts: string
  instructorId: string
  roomId: string | null
}

type Asked = Act & { id: string; slot: OneToOneSlot }

type Booking = Asked & {
  /** Why it is booked although a check blocks it, and by whom. */
  allowance: Allowance
  /** Somebody has read what the centre is warned of. */
  acceptsWarnings: boolean
  telling?: Telling
}

type PlanFault = { type: 'gone' | 'taken' | 'holiday' } | Unplanned

/** Why no session can be planned then, as the session form would tell it. */
type Unplanned = { type: 'unplanned'; refusal: PlanRefusal | { type: 'in_past' | 'busy' } }

export type OneToOneRefusal =
  { type: 'not_found' | 'not_available' | 'expired' | 'blocked' | 'opposed' } | PlanFault

type Booked = Result<{ studentId: string; letters: number }, OneToOneRefusal>

interface Preview {
  plan: SessionPlan | null
  fault: PlanFault | null
  audience: Audience | null
}

/** A new one-to-one session for one that was missed, at an hour in which all it needs is free. */
export class BookOneToOne {
  /** What speaks against a time, and who could be told. */
  preview(input: Asked): Promise<Preview | undefined> {
    return readStatements(input.tenantId, async () => {
      const missed = isUuid(input.id) ? await creditedSession(input.id) : undefined
      if (!missed) return undefined
      const made = await planOf(missed, input)
      if (!made.ok) return { plan: null, fault: made.error, audience: null }
      const audience = await audienceAt(missed, input)
      return { plan: made.value, fault: isTaken(made.value) ? { type: 'taken' } : null, audience }
    })
  }

  async execute(input: Booking): Promise<Booked> {
    const taken = () => Promise.resolve(err({ type: 'taken' as const }))
    const done = await refusingOverlap(
      () => withTenantRepeating(input.tenantId, () => book(input)),
      taken
    )
    if (done.ok || done.error.type !== 'busy') return done as Booked
    return unplanned({ type: 'busy' })
  }
}

const unplanned = (refusal: Unplanned['refusal']) => err({ type: 'unplanned', refusal } as const)

async function book(input: Booking): Promise<Booked> {
  const { actor, zone, id, slot, allowance, acceptsWarnings, telling } = input
  const missed = isUuid(id) ? await creditedSession(id) : undefined
  if (!missed) return err({ type: 'not_found' })
  const wanted = wantedOf(missed, input)
  await holdWanted(wanted)
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  const { state, student_id: studentId, expires_on: until } = credit
  if (state === 'expired' || isOver(until, today(zone))) return err({ type: 'expired' })
  if (state !== 'available') return err({ type: 'not_available' })
  if (isOver(until, slot.date)) return err({ type: 'expired' })
  const made = await planOf(missed, input)
  if (!made.ok) return made
  const plan = made.value
  if (isTaken(plan)) return err({ type: 'taken' })
  if (plan.clashing > 0 && !allowance) return err({ type: 'blocked' })
  if (isWarned(plan) && !allowance && !acceptsWarnings) return err({ type: 'opposed' })
  const [session] = await writeSessions(actor, wanted, plan, allowance)
  if (!session) return err({ type: 'taken' })
  await writeBooking({ credit: id, session, student: studentId, by: actor.userId })
  await turnCredit(actor, 'book', {
    ...{ id, studentId, before: state, state: 'booked' },
    session_id: session,
  })
  const news = (await lockSessions([session])).map(newlyScheduled)
  const letters = telling ? await announce({ actor, act: 'schedule', ...telling }, news) : 0
  return ok({ studentId, letters })
}

/** Another session is held then: no reason lets a make-up past it. */
const isTaken = ({ sessions }: SessionPlan) => sessions.some(({ clashes }) => clashes.length > 0)

const isWarned = ({ warnings, sessions }: SessionPlan) =>
  warnings.length > 0 || sessions.some((session) => session.warnings.length > 0)

async function planOf(
  missed: CreditedSession,
  asked: Asked
): Promise<Result<SessionPlan, PlanFault>> {
  if (await isOwnerGone(missed.id)) return err({ type: 'gone' })
  const made = await planSessions(wantedOf(missed, asked))
  if (made.ok) return made.value.past > 0 ? unplanned({ type: 'in_past' }) : made
  // The only date falls on one
  return made.error.type === 'no_dates' ? err({ type: 'holiday' }) : unplanned(made.error)
}

/** Who would be told of the new session: the student whose credit it is, and nobody else of the missed one. */
async function audienceAt(missed: CreditedSession, { zone, slot }: Asked) {
  const start = startOf(zone, slot)
  const rows = await lockSessions([missed.session_id])
  const changes = {
    starts_at: start,
    ends_at: minutesAfter(start, missed.minutes),
  }
  const edits = rows.map((row) =>
    newlyScheduled({
      ...{ ...row, ...changes, status: 'scheduled' },
      ...{ instructor_id: slot.instructorId, assistant_ids: [] },
    })
  )
  return audienceOf(edits, missed.student_id)
}

const wantedOf = (missed: CreditedSession, { zone, slot }: Asked): Wanted => ({
  zone,
  seriesId: null,
  meeting: {
    ...{ branchId: missed.branch_id, groupId: null, studentId: missed.student_id },
    ...{ instructorId: slot.instructorId, roomId: slot.roomId },
    ...{ type: 'make_up', title: null, onlineUrl: missed.online_url },
  },
  timing: {
    startsOn: slot.date,
    pattern: {
      kind: 'dates',
      slots: [{ date: slot.date, starts: slot.starts, minutes: missed.minutes }],
    },
    ...{ ends: null, excluded: [], followsTimings: false },
  },
})
