import { sql } from 'kysely'
import {
  bookAgain,
  bookingsHeld,
  endBookings,
  type HeldBooking,
  isFree,
} from '#domain/attendance/make_ups/bookings'
import { choiceFault } from '#domain/attendance/make_ups/queries/make_up_choices'
import type { Departed, Leaving, People, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { recordDeparture } from '#domain/teaching/departures/record_departure'

interface Given {
  students: string[]
  moment: Date
}

const ahead = statement((query, given: Given) =>
  query
    .selectFrom('make_up_bookings as b')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id')
    )
    .where('b.student_id', '=', anyOf(given.students))
    .where('b.state', '=', sql.lit('booked'))
    .where('s.student_id', 'is', null)
    .where('s.starts_at', '>', given.moment)
    .select(['b.id', 'b.student_id'])
)

const seatsOf = (students: string[]) =>
  inEveryBranch(() => ahead({ students, moment: now().toJSDate() }))

/** How many seats of guests would be given back, changing nothing. */
export async function seatsWouldEnd({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  return { ...noConsequences(), guest_seats: (await seatsOf(ids)).length }
}

/** Which of them have one. */
export async function tiedBySeats({ kind, ids }: People): Promise<string[]> {
  if (kind !== 'student') return []
  return (await seatsOf(ids)).map(({ student_id: id }) => id)
}

const held = statement((_, given: { ids: string[] }) =>
  bookingsHeld().where('b.id', '=', anyOf(given.ids)).where('b.state', '=', sql.lit('booked'))
)

/** Nobody comes to them, and whoever comes back has what they were owed. What has begun is marked. */
export async function giveSeatsUp({ kind, ids, by }: Departed): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  const seats = (await seatsOf(ids)).map(({ id }) => id)
  const bookings = seats.length > 0 ? await inEveryBranch(() => held({ ids: seats })) : []
  if (bookings.length === 0) return noConsequences()
  await recordDeparture(by.actId, kind)
  const ended = bookings.map((booking) => ({ booking, end: 'left' as const }))
  await inEveryBranch(() => endBookings(by.actor, ended, { departure_id: by.actId }))
  return { ...noConsequences(), guest_seats: bookings.length }
}

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

/** As far as they could be booked now: a seat that somebody else has by then stays theirs, and the credit is free. */
export async function takeSeatsAgain({ kind, ids, by, undoneId }: Returned) {
  if (kind !== 'student') return undefined
  const given = { students: ids, actId: undoneId, moment: now().toJSDate() }
  await inEveryBranch(async () => {
    for (const booking of (await givenUp(given)).filter(isFree)) await bookWhereFree(booking)
  })
  return undefined

  async function bookWhereFree(booking: HeldBooking) {
    const fault = await choiceFault(booking.credit_id, booking.session_id)
    if (!fault) await bookAgain(by.actor, [booking], 'booked')
  }
}
