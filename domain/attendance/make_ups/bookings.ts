import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { freedState } from '#domain/attendance/rules/make_up_standing'
import { turnCredits } from '#domain/attendance/make_ups/credits'
import { keepLastDays } from '#domain/attendance/make_ups/last_day'
import { creditState, isOwed } from '#domain/scheduling/class_sessions/queries/credit_state'
import type { Actor } from '#domain/shared/audit/actor'
import type { BookingEnd, MakeUpState } from '#domain/shared/choices/make_ups'
import { anyOf, enteredTenant, literals } from '#domain/shared/data/sql'
import { compiler, db, inEveryBranch, mayWrite } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { today } from '#domain/shared/time/clock'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'

/** By whose clocks a last day ends; the moment is the program's. */
const centreZone = sql<string>`(select t.timezone from platform.tenants t where t.id = ${enteredTenant})`

const missedCharge = sql<number>`coalesce((select x.charge_percent from attendance x
  where x.tenant_id = c.tenant_id and x.session_id = c.session_id and x.student_id = c.student_id), 0)`

/** Bookings `b` with their credits. */
const withCredits = () =>
  compiler
    .selectFrom('make_up_bookings as b')
    .innerJoin('make_up_credits as c', (join) =>
      join.onRef('c.tenant_id', '=', 'b.tenant_id').onRef('c.id', '=', 'b.credit_id')
    )
    .select(['b.id', 'b.state', 'b.ended_by', 'b.session_id', 'b.student_id', 'b.credit_id'])
    .select(['c.expires_on', creditState.as('credit_state')])
    .select([isOwed.as('is_owed'), missedCharge.as('missed_charge'), centreZone.as('zone')])
    .orderBy('c.id')
    .orderBy('b.created_at', 'desc')

/** As they are, with their credits locked. */
export const bookingsHeld = () => withCredits().forUpdate(['c'])

export interface HeldBooking {
  id: string
  state: string
  ended_by: string | null
  session_id: string
  student_id: string
  credit_id: string
  credit_state: MakeUpState
  expires_on: string | null
  is_owed: boolean
  /** What the missed session was charged, in percent. */
  missed_charge: number
  zone: string
}

interface Booked {
  credit: string
  session: string
  student: string
  by: string | null
  confirmed?: PlacementWarningType[]
}

export const writeBooking = ({ credit, session, student, by, confirmed = [] }: Booked) =>
  db()
    .insertInto('make_up_bookings')
    .values({
      ...{ id: uuid(), credit_id: credit, session_id: session, student_id: student },
      booked_by: by,
      confirmed_warnings: confirmed,
    })
    .execute()

const setting = statement(
  (_, given: { ids: string[]; state: string; ends: (BookingEnd | null)[] }) => sql`
    update make_up_bookings b set state = ${given.state}, ended_by = r.ended_by
    from unnest(${given.ids}::uuid[], ${given.ends}::text[]) as r (id, ended_by) where b.id = r.id`
)

export interface Ended {
  booking: HeldBooking
  end: BookingEnd
}

/**
 * Gives the seats back, and each credit with its seat as long as it is owed; answers what state the credits are in then.
 * A student who left is owed nothing meanwhile, but the credit isn't withdrawn: it counts again if they come back.
 */
export async function endBookings(
  actor: Actor,
  ended: Ended[],
  cause: Record<string, string> = {}
): Promise<MakeUpState[]> {
  if (ended.length === 0) return []
  const lastDays = await keepLastDays(ended.map(({ booking }) => booking.credit_id))
  await setting({
    ids: ended.map(({ booking }) => booking.id),
    state: 'cancelled',
    ends: ended.map(({ end }) => end),
  })
  const hasLeft = 'departure_id' in cause
  const states = ended.map(({ booking }) => {
    const { is_owed: owed, zone } = booking
    const expiresOn = lastDays.get(booking.credit_id) ?? booking.expires_on
    return freedState({ isOwed: owed || hasLeft, expiresOn, today: today(zone) })
  })
  const turned = ended.map(({ booking }, at) => ({ ...turnedBy(booking, states[at]!), ...cause }))
  await turnCredits(actor, 'unbook', turned)
  return states
}

export const endBooking = async (actor: Actor, booking: HeldBooking, end: BookingEnd) =>
  (await endBookings(actor, [{ booking, end }]))[0]!

export async function bookAgain(actor: Actor, bookings: HeldBooking[], state: 'booked' | 'used') {
  if (bookings.length === 0) return
  await setting({ ids: bookings.map(({ id }) => id), state, ends: bookings.map(() => null) })
  const turned = bookings.map((booking) => turnedBy(booking, state))
  await turnCredits(actor, state === 'used' ? 'use' : 'book', turned)
}

const turnedBy = (booking: HeldBooking, state: MakeUpState) => ({
  id: booking.credit_id,
  studentId: booking.student_id,
  before: booking.credit_state,
  state,
  session_id: booking.session_id,
})

/** Whether the credit of a booking that was given back is still free for it. */
export const isFree = ({ credit_state: state }: HeldBooking) =>
  state === 'available' || state === 'expired'

interface Seats {
  sessions: string[]
  students: string[]
}

const ofGuests = (read: typeof withCredits) =>
  statement((_, given: Seats) =>
    read()
      .where('b.session_id', '=', anyOf(given.sessions))
      .where('b.student_id', '=', anyOf(given.students))
      .where((of) =>
        of.or([
          of('b.state', '<>', sql.lit('cancelled')),
          of('b.ended_by', 'in', literals(['notice', 'own_seat'])),
        ])
      )
  )

const guestsSeen = ofGuests(withCredits)
const guestsHeld = ofGuests(bookingsHeld)

/** By student, the booking that made each of them a guest of a session: the live one, else the last. */
export async function guestBookings(session: string, students: string[]) {
  if (students.length === 0) return new Map<string, HeldBooking>()
  const rows = await guestsHeld({ sessions: [session], students })
  const found = Map.groupBy(rows, (one) => one.student_id)
  return new Map([...found].map(([student, own]) => [student, lastOf(own)] as const))
}

export const isLive = ({ state }: Pick<HeldBooking, 'state'>) => state !== 'cancelled'

const lastOf = (own: HeldBooking[]) => own.find(isLive) ?? own[0]!

/**
 * Of a guest of one of these sessions, what was charged for the session they make up for; null: no make-up pays for them,
 * because it was spent otherwise since, or turned out not to be owed.
 */
export async function missedCharges(seats: Seats) {
  const isAnybody = seats.sessions.length > 0 && seats.students.length > 0
  const read = mayWrite() ? guestsHeld : guestsSeen
  const rows = isAnybody ? await inEveryBranch(() => read(seats)) : []
  const bySeat = Map.groupBy(rows, (one) => `${one.session_id} ${one.student_id}`)
  return (session: string, student: string) => {
    const own = bySeat.get(`${session} ${student}`)
    const booking = own && lastOf(own)
    const isPaying = booking?.is_owed && (isLive(booking) || isFree(booking))
    return isPaying ? booking.missed_charge : null
  }
}
