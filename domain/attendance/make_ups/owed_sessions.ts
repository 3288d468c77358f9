import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { Owed } from '#domain/attendance/make_ups/credits'
import { policiesOfEach } from '#domain/attendance/queries/policies'
import { members } from '#domain/attendance/queries/session_attendance'
import { lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import { isSessionTheirs } from '#domain/scheduling/class_sessions/queries/credit_state'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface Cancelled {
  sessions: string[]
  /** They are about to be cancelled, and not by their student. */
  isForeseen: boolean
}

/** A mark keeps on the roster who has left the group since; it costs nothing, so they missed nothing. */
const isStillOwed = sql<boolean>`${isSessionTheirs(sql`m.student_id`)}`

const hasNoCredit = sql<boolean>`not exists (
  select from make_up_credits c where c.tenant_id = s.tenant_id and c.session_id = s.id
    and c.student_id = m.student_id and c.state <> 'withdrawn')`

const lost = statement((query, given: Cancelled) =>
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
    .where(
      sql<boolean>`(${given.isForeseen}::boolean
        or s.status = 'cancelled' and s.cancelled_by <> 'student')`
    )
    .where('m.standing', 'in', literals(['enrolled', 'trial', 'alone']))
    .where('m.is_frozen', '=', sql.lit(false))
    .where(
      sql<boolean>`not (m.standing = 'alone' and exists (select from make_up_bookings b
        where b.tenant_id = s.tenant_id and b.session_id = s.id and b.student_id = m.student_id))`
    )
    .where(isStillOwed)
    .where(hasNoCredit)
    .select(['s.id as session_id', 'm.student_id', 's.group_id'])
    .select(sql<string>`${sessionDay('s')}::text`.as('missedOn'))
    .select(sql<string | null>`t.ends_on::text`.as('termEndsOn'))
)

/**
 * The credits that cancelling these sessions gives, before and afterwards alike:
 * nobody gets a second one for the same session. They don't count towards the student's limit of make-ups.
 * Under a policy of `never` there are none.
 */
export async function owedFor(cancelled: Cancelled): Promise<Owed[]> {
  const rows = cancelled.sessions.length > 0 ? await lost(cancelled) : []
  if (rows.length === 0) return []
  const policies = await policiesOfEach([...new Set(rows.map((row) => row.group_id))])
  return rows.flatMap((row) => {
    const { policy } = policies(row.group_id).policyOn(row.missedOn)
    if (policy.make_ups === 'never') return []
    const { session_id, student_id } = row
    return [{ session_id, student_id, expires_on: lastDayOf(policy, row) }]
  })
}
