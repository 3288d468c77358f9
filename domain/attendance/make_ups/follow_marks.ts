import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import {
  bookAgain,
  endBookings,
  guestBookings,
  type HeldBooking,
  isFree,
  isLive,
} from '#domain/attendance/make_ups/bookings'
import { giveCredits, withdrawCredits } from '#domain/attendance/make_ups/credits'
import { judgeGuestsAgain } from '#domain/attendance/make_ups/judge_guests_again'
import { lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import { endOf } from '#domain/attendance/rules/make_up_standing'
import { policiesOf } from '#domain/attendance/queries/policies'
import { system } from '#domain/shared/audit/actor'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { AttendanceEvent } from '#domain/attendance/rules/outcome'
import type { Standing } from '#domain/shared/choices/attendance'

interface MarkedStudents {
  sessionId: string
  studentIds: string[]
}

/** What was marked gives credits, takes back those that are not owed, and uses those of guests. */
export async function followMarks({ sessionId, studentIds }: MarkedStudents) {
  await inEveryBranch(async () => {
    const [rows, bookings] = await Promise.all([
      marks({ session: sessionId, students: studentIds }),
      guestBookings(sessionId, studentIds),
    ])
    await owe(sessionId, rows)
    await settleGuests(bookings, rows)
  })
  await judgeGuestsAgain([sessionId], studentIds)
}

const marks = statement((query, given: { session: string; students: string[] }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
    )
    .leftJoin('terms as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.term_id')
    )
    .where('a.session_id', '=', given.session)
    .where('a.student_id', '=', anyOf(given.students))
    .select(['a.session_id', 'a.student_id', 'a.makes_up', 's.group_id'])
    .select(['a.centre_policy_version', 'a.group_policy_version'])
    .select(sql<AttendanceEvent>`a.event`.as('event'))
    .select(sql<Standing>`a.standing`.as('standing'))
    .select(sql<string>`${sessionDay('s')}::text`.as('missedOn'))
    .select(sql<string | null>`t.ends_on::text`.as('termEndsOn'))
)

type MarkedGuest = RowOf<typeof marks>

async function owe(session: string, rows: MarkedGuest[]) {
  const owed = rows.filter((row) => row.makes_up)
  if (owed.length > 0) {
    const { policyIn } = await policiesOf(owed[0]!.group_id)
    const given = owed.map((row) => ({
      session_id: row.session_id,
      student_id: row.student_id,
      expires_on: lastDayOf(policyIn(row).policy, row),
    }))
    await giveCredits('absence', given)
  }
  const others = rows.filter((row) => !row.makes_up).map((row) => row.student_id)
  await withdrawCredits([session], others)
}

async function settleGuests(bookings: Map<string, HeldBooking>, rows: MarkedGuest[]) {
  const guests = rows.flatMap((row) => {
    const booking = bookings.get(row.student_id)
    return booking ? [{ booking, end: endOf(row) }] : []
  })
  await endBookings(
    system,
    guests.flatMap(({ booking, end }) => (end && isLive(booking) ? [{ booking, end }] : []))
  )
  const used = guests.filter(({ booking, end }) => !end && isUsedNow(booking))
  await bookAgain(
    system,
    used.map(({ booking }) => booking),
    'used'
  )
}

const isUsedNow = (booking: HeldBooking) =>
  booking.state === 'booked' || (!isLive(booking) && isFree(booking))
