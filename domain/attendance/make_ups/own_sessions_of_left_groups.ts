import { sql } from 'kysely'
import { bookingsHeld, isFree } from '#domain/attendance/make_ups/bookings'
import {
  lockSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { bringBack, callOff } from '#domain/scheduling/class_sessions/sessions_of_leaving_students'
import type { Actor } from '#domain/shared/audit/actor'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { PlaceLeft, PlacesTaken } from '#domain/teaching/events'

interface Seat {
  session_id: string
  is_own: boolean
}

/** Locks the one-to-one sessions that make up for what was missed in a group; called before their credits are locked. */
export async function lockOwnSessions({ studentId }: PlaceLeft, seats: Seat[]) {
  if (!seats.some(({ is_own: isOwn }) => isOwn)) return []
  await holdAll([studentId])
  // Together with the sessions of the other seats, so that all are locked in one order
  const rows = await lockSessions(seats.map((seat) => seat.session_id))
  return rows.filter((row) => row.student_id !== null && row.status === 'scheduled')
}

/** Cancels sessions that nobody would come to, because their bookings have ended. */
export async function endOwnSessions(rows: SessionRow[], by: { actor: Actor; actId: string }) {
  if (rows.length > 0) await callOff(rows, by)
}

const endedWith = statement((_, given: { sessions: string[] }) =>
  bookingsHeld()
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.ended_by', '=', sql.lit('session'))
)

/** Restores those whose credit is still free, with their bookings: all of them, or none if something is in the way by now. */
export const bringOwnSessionsBack = ({ studentIds, actor, undoneId }: PlacesTaken) =>
  bringBack({
    ...{ ids: studentIds, actor, undoneId },
    async among(rows) {
      const bookings = await endedWith({ sessions: rows.map(({ id }) => id) })
      const free = new Set(bookings.filter(isFree).map((booking) => booking.session_id))
      return rows.filter(({ id }) => free.has(id))
    },
  })
