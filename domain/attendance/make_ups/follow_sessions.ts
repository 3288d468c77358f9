import { sql } from 'kysely'
import { judgeAgain } from '#domain/attendance/marking/judge_again'
import {
  bookAgain,
  bookingsHeld,
  endBookings,
  type HeldBooking,
  isFree,
} from '#domain/attendance/make_ups/bookings'
import { giveCredits, withdrawCredits } from '#domain/attendance/make_ups/credits'
import { choiceFault } from '#domain/attendance/make_ups/queries/make_up_choices'
import { judgeGuestsAgain } from '#domain/attendance/make_ups/judge_guests_again'
import { owedFor } from '#domain/attendance/make_ups/owed_sessions'
import { system } from '#domain/shared/audit/actor'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
  /** Nobody is owed what ends with their group or with them. */
  isEnd: boolean
}

/**
 * A session that doesn't take place gives back the seats of its guests, and is owed to its own students. When it does after
 * all, a guest is booked again where they could book it now, and in a one-to-one session of their own.
 */
export async function followSessions({ cancelled, restored, isEnd }: TurnedSessions) {
  if (cancelled.length > 0) {
    await inEveryBranch(() => endSeats(cancelled))
    if (!isEnd) {
      await giveCredits('cancellation', await owedFor({ sessions: cancelled, isForeseen: false }))
    }
  }
  await withdrawCredits(restored)
  if (restored.length > 0) await judgeGuestsAgain(restored, null)
  if (restored.length > 0) await inEveryBranch(() => giveSeatsBack(restored))
}

async function endSeats(sessions: string[]) {
  const seats = await booked({ sessions })
  await endBookings(
    system,
    seats.map((booking) => ({ booking, end: 'session' as const }))
  )
}

/** Whoever was marked and has spent the credit elsewhere since attended like anyone else. */
async function giveSeatsBack(sessions: string[]) {
  const seats = await givenBack({ sessions })
  const free = seats.filter(isFree)
  const own = free.filter((booking) => booking.is_own && !booking.is_marked)
  await bookAgain(
    system,
    free.filter((booking) => booking.is_marked),
    'used'
  )
  await bookAgain(system, own, 'booked')
  await bookWhereTheyCould(free.filter((booking) => !booking.is_marked && !booking.is_own))
  await judgeUncovered(seats.filter((booking) => booking.is_marked && !isFree(booking)))
}

/** One after the other: each takes a seat, and an hour of its student. */
async function bookWhereTheyCould(bookings: HeldBooking[]) {
  for (const booking of bookings) {
    const fault = await choiceFault(booking.credit_id, booking.session_id)
    if (!fault) await bookAgain(system, [booking], 'booked')
  }
}

async function judgeUncovered(bookings: HeldBooking[]) {
  for (const [session, of] of Map.groupBy(bookings, (booking) => booking.session_id)) {
    const students = new Set(of.map((booking) => booking.student_id))
    await judgeAgain(session, { isAsked: (row) => students.has(row.student_id) })
  }
}

const booked = statement((_, given: { sessions: string[] }) =>
  bookingsHeld()
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.state', '<>', sql.lit('cancelled'))
)

const givenBack = statement((_, given: { sessions: string[] }) =>
  bookingsHeld()
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.ended_by', '=', sql.lit('session'))
    .select(
      sql<boolean>`exists (select from attendance a where a.tenant_id = b.tenant_id
        and a.session_id = b.session_id and a.student_id = b.student_id)`.as('is_marked')
    )
    .select(
      sql<boolean>`exists (select from class_sessions s where s.tenant_id = b.tenant_id
        and s.id = b.session_id and s.student_id = b.student_id)`.as('is_own')
    )
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
