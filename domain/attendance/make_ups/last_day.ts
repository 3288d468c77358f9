import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/**
 * The last day of a credit `c`; null: any. While it is booked, it isn't before the day of that session, however often the centre
 * moves it: a student who can't come then still has a credit to book with.
 */
export const lastDay = sql<string | null>`(select case when c.expires_on is not null then greatest(
    c.expires_on, max(${sessionDay('s')})) end
  from make_up_bookings b
  join class_sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
  where b.tenant_id = c.tenant_id and b.credit_id = c.id and b.state <> 'cancelled')`

const keeping = statement(
  (_, given: { credits: string[]; at: Date }) => sql<
    Columns<'make_up_credits', 'id' | 'student_id' | 'expires_on'> & { expired_on: string }
  >`
    with booked as (
      select c.id, c.expires_on, ${lastDay} as last_day from make_up_credits c where c.id = ${anyOf(given.credits)})
    update make_up_credits c set expires_on = b.last_day, version = c.version + 1, updated_at = ${given.at}
    from booked b where c.id = b.id and b.last_day > b.expires_on
    returning c.id, c.student_id, c.expires_on, b.expires_on::text as expired_on`
)

/**
 * Called before bookings end: their credits keep the last day they have by them. Answers the last days that are new, by credit. In
 * every branch, because a seat may be in one that whoever gives it back doesn't see.
 */
export async function keepLastDays(credits: string[]) {
  const rows = await inEveryBranch(() => keeping({ credits, at: now().toJSDate() }))
  await recordAudit(
    ...rows.map(({ student_id, expired_on, expires_on }) => ({
      ...{ actor: system, action: 'students.extend_make_up' },
      ...{ subjectType: 'student', subjectId: student_id },
      before: { expires_on: expired_on },
      after: { expires_on },
    }))
  )
  return new Map(rows.map(({ id, expires_on: day }) => [id, day]))
}
