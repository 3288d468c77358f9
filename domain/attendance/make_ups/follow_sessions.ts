import { sql } from 'kysely'
import { bookAgain, bookingsHeld, endBooking, isFree } from '#domain/attendance/make_ups/bookings'
import { giveCredits, withdrawCredits } from '#domain/attendance/make_ups/credits'
import { lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import { policyOfEach } from '#domain/attendance/queries/policies'
import { members } from '#domain/attendance/queries/session_attendance'
import { system } from '#domain/shared/audit/actor'
import { anyOf, literals } from '#domain/shared/data/sql'
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
    if (!isEnd) await oweSessions(cancelled)
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

const lost = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(members.as('m'), (join) => join.onTrue())
    .leftJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
    )
    .leftJoin('terms as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.term_id')
    )
    .where('s.id', '=', anyOf(given.sessions))
    .where('s.status', '=', sql.lit('cancelled'))
    .where(sql<boolean>`s.cancelled_by <> 'student'`)
    .where('m.standing', 'in', literals(['enrolled', 'alone']))
    .where('m.is_frozen', '=', sql.lit(false))
    .where(
      sql<boolean>`not exists (select from make_up_bookings b where b.tenant_id = s.tenant_id
        and b.session_id = s.id and b.student_id = m.student_id)`
    )
    .select(['s.id as session_id', 'm.student_id', 's.group_id'])
    .select(sql<string>`(s.starts_at at time zone s.time_zone)::date::text`.as('missedOn'))
    .select(sql<string | null>`t.ends_on::text`.as('termEndsOn'))
)

/** Outside of what a student may make up for in a term; nobody is where the policy knows no make-ups. */
async function oweSessions(sessions: string[]) {
  const rows = await lost({ sessions })
  const policies = await policyOfEach([...new Set(rows.map((row) => row.group_id))])
  const owed = rows.flatMap((row) => {
    const policy = policies(row.group_id)
    if (policy.make_ups === 'never') return []
    const { session_id, student_id } = row
    return [{ session_id, student_id, expires_on: lastDayOf(policy, row) }]
  })
  await giveCredits('cancellation', owed)
}
