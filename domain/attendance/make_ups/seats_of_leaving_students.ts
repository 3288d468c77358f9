import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { bookAgain, bookingsHeld, endBookings, isFree } from '#domain/attendance/make_ups/bookings'
import {
  bringOwnSessionsBack,
  endOwnSessions,
  lockOwnSessions,
} from '#domain/attendance/make_ups/own_sessions_of_left_groups'
import { choiceFault } from '#domain/attendance/make_ups/queries/make_up_choices'
import type { Departed, Leaving, People, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import type { Actor } from '#domain/shared/audit/actor'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { recordDeparture } from '#domain/teaching/departures/record_departure'
import { cameFrom } from '#domain/teaching/enrolments/queries/came_from'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import type { EndedPlace, PlaceLeft, PlacesTaken } from '#domain/teaching/events'

interface Given {
  students: string[]
  moment: Date
}

/**
 * With a group: only seats, also in one-to-one sessions, that make up for sessions of it or of a group they were transferred from to
 * it, on these days. Null: all seats of guests.
 */
interface Left {
  group: string | null
  from: string | null
  until: string | null
}

const day = sessionDay('s')

/** Whoever is in such a group again keeps what they booked for it. */
const isInGroupsBefore = (group: string | null) => sql<boolean>`(
  ${cameFrom({ student: sql.ref('b.student_id'), group: sql`${group}::uuid`, from: sql.ref('missed.group_id') })}
  and not exists (select from enrolments e where e.tenant_id = b.tenant_id and e.student_id = b.student_id
    and e.group_id = missed.group_id and ${inGroupOn(day)}))`

const ahead = statement((query, given: Given & Left) =>
  query
    .selectFrom('make_up_bookings as b')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id')
    )
    .where('b.student_id', '=', anyOf(given.students))
    .where('b.state', '=', sql.lit('booked'))
    .where(sql<boolean>`(${given.group}::uuid is not null or s.student_id is null)`)
    .where('s.starts_at', '>', given.moment)
    .where(sql<boolean>`(${given.from}::date is null or ${day} >= ${given.from}::date)`)
    .where(sql<boolean>`(${given.until}::date is null or ${day} < ${given.until}::date)`)
    .where(
      sql<boolean>`(${given.group}::uuid is null or exists (
        select from make_up_credits c
        join class_sessions missed on missed.tenant_id = c.tenant_id and missed.id = c.session_id
        where c.tenant_id = b.tenant_id and c.id = b.credit_id and (missed.group_id = ${given.group}::uuid
          or ${isInGroupsBefore(given.group)})))`
    )
    .select(['b.id', 'b.student_id', 'b.session_id'])
    .select(sql<boolean>`s.student_id is not null`.as('is_own'))
)

const all: Left = { group: null, from: null, until: null }

const seatsOf = (students: string[], left = all) =>
  inEveryBranch(() => ahead({ students, ...left, moment: now().toJSDate() }))

/** How many seats of guests would be given back, changing nothing. */
export async function seatsWouldEnd({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  return { ...noConsequences(), guest_seats: (await seatsOf(ids)).length }
}

/** Which of these people have a guest's seat. */
export async function tiedBySeats({ kind, ids }: People): Promise<string[]> {
  if (kind !== 'student') return []
  return (await seatsOf(ids)).map(({ student_id: id }) => id)
}

const held = statement((_, given: { ids: string[] }) =>
  bookingsHeld().where('b.id', '=', anyOf(given.ids)).where('b.state', '=', sql.lit('booked'))
)

/** The lock that marking takes: a guest is either marked first, and keeps the seat, or off the roster first. */
const locking = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('class_sessions')
    .where('id', '=', anyOf(given.sessions))
    .orderBy('id')
    .select('id')
    .forUpdate()
)

async function heldSeats(seats: { id: string; session_id: string }[]) {
  if (seats.length === 0) return []
  await locking({ sessions: seats.map((seat) => seat.session_id) })
  return held({ ids: seats.map(({ id }) => id) })
}

/** Answers the bookings that ended. Sessions that have begun are left to marking. */
async function giveBack(
  seats: { id: string; session_id: string; is_own: boolean }[],
  { actor, actId }: { actor: Actor; actId: string }
) {
  const bookings = await inEveryBranch(() => heldSeats(seats))
  // Ended by `session`, a booking comes back when its session is restored
  const own = new Set(seats.filter(({ is_own: isOwn }) => isOwn).map(({ id }) => id))
  const ended = bookings.map((booking) => {
    return { booking, end: own.has(booking.id) ? ('session' as const) : ('left' as const) }
  })
  await inEveryBranch(() => endBookings(actor, ended, { departure_id: actId }))
  return bookings
}

/** Students who leave give their seats back; what they are owed stays, in case they return. */
export async function giveSeatsUp({ kind, ids, by }: Departed): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  const { length: count } = await giveBack(await seatsOf(ids), by)
  if (count > 0) await recordDeparture(by.actId, kind)
  return { ...noConsequences(), guest_seats: count }
}

const seatsOfGroup = ({ studentId, groupId, from, until }: EndedPlace) =>
  seatsOf([studentId], { group: groupId, from, until })

/** How many seats `giveSeatsOfGroupUp` would give back, changing nothing. */
export const countSeatsOfGroup = async (place: EndedPlace) => (await seatsOfGroup(place)).length

/**
 * A student who leaves a group, or pauses in it, gives back the seats they booked for what they missed in it, or before they were
 * transferred to it; one who is transferred keeps them. One-to-one sessions that make up for it are cancelled.
 */
export const giveSeatsOfGroupUp = (left: PlaceLeft) =>
  inEveryBranch(async () => {
    const seats = await seatsOfGroup(left)
    const rows = await lockOwnSessions(left, seats)
    const ended = await giveBack(seats, left)
    const sessions = new Set(ended.map((booking) => booking.session_id))
    await endOwnSessions(
      rows.filter(({ id }) => sessions.has(id)),
      left
    )
    return ended.length
  })

const givenUp = statement((_, given: Given & { actId: string }) =>
  bookingsHeld()
    .where('b.student_id', '=', anyOf(given.students))
    .where('b.ended_by', '=', sql.lit('left'))
    .where(
      sql<boolean>`exists (select from class_sessions s where s.tenant_id = b.tenant_id and s.id = b.session_id
        and s.starts_at > ${given.moment})`
    )
    .where(
      sql<boolean>`exists (select from audit_events e where e.tenant_id = b.tenant_id and e.subject_type = 'student'
        and e.subject_id = b.student_id and e.action = 'students.unbook_make_up'
        and e.after ->> 'departure_id' = ${given.actId} and e.after ->> 'session_id' = b.session_id::text)`
    )
)

const sessionsLeft = statement((query, given: Given) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.starts_at', '>', given.moment)
    .where(
      sql<boolean>`s.id in (select b.session_id from make_up_bookings b
        where b.student_id = ${anyOf(given.students)} and b.ended_by = 'left')`
    )
    .orderBy('s.id')
    .select('s.id')
    .forUpdate()
)

/** Books again what can be booked now. A seat that somebody else has taken stays theirs, and the credit stays free. */
async function takeAgain(students: string[], actor: Actor, actId: string) {
  const given = { students, actId, moment: now().toJSDate() }
  await inEveryBranch(async () => {
    // In the order in which booking takes its locks: hours, sessions, credits
    await holdAll(students)
    await sessionsLeft(given)
    for (const booking of (await givenUp(given)).filter(isFree)) {
      const fault = await choiceFault(booking.credit_id, booking.session_id)
      if (!fault) await bookAgain(actor, [booking], 'booked')
    }
  })
}

export async function takeSeatsAgain({ kind, ids, by, undoneId }: Returned) {
  if (kind === 'student') await takeAgain(ids, by.actor, undoneId)
  return undefined
}

export const takeSeatsOfGroupAgain = (taken: PlacesTaken) =>
  inEveryBranch(async () => {
    await bringOwnSessionsBack(taken)
    await takeAgain(taken.studentIds, taken.actor, taken.undoneId)
  })
