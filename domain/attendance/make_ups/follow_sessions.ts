import { sql } from 'kysely'
import { bookAgain, bookingsHeld, endBooking, isFree } from '#domain/attendance/make_ups/bookings'
import { giveCredits, withdrawCredits } from '#domain/attendance/make_ups/credits'
import { owedFor } from '#domain/attendance/make_ups/owed_sessions'
import { system } from '#domain/shared/audit/actor'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
  /** Nobody is owed what ends with their group or with them. */
  isEnd: boolean
}

/** A session that doesn't take place gives back the seats of its guests, and is owed to its own students. */
export async function followSessions({ cancelled, restored, isEnd }: TurnedSessions) {
  if (cancelled.length > 0) {
    for (const booking of await booked({ sessions: cancelled })) {
      await endBooking(system, booking, 'session')
    }
    if (!isEnd) {
      await giveCredits('cancellation', await owedFor({ sessions: cancelled, isForeseen: false }))
    }
  }
  await withdrawCredits('cancellation', restored)
  for (const booking of restored.length > 0 ? await givenBack({ sessions: restored }) : []) {
    if (isFree(booking)) await bookAgain(system, booking, 'booked')
  }
}

const booked = statement((_, given: { sessions: string[] }) =>
  bookingsHeld()
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.state', '=', sql.lit('booked'))
)

const givenBack = statement((_, given: { sessions: string[] }) =>
  bookingsHeld()
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.ended_by', '=', sql.lit('session'))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('make_up_bookings as later')
            .whereRef('later.tenant_id', '=', 'b.tenant_id')
            .whereRef('later.session_id', '=', 'b.session_id')
            .whereRef('later.student_id', '=', 'b.student_id')
            .whereRef('later.created_at', '>', 'b.created_at')
            .select('later.id')
        )
      )
    )
)
