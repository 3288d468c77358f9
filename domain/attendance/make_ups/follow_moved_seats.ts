import { sql } from 'kysely'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const extending = statement(
  (_, given: { sessions: string[]; at: Date }) => sql<
    Columns<'make_up_credits', 'id' | 'student_id' | 'expires_on'> & { expired_on: string }
  >`
    with held as (
      select c.id, c.expires_on as expired_on, (s.starts_at at time zone s.time_zone)::date as day
      from make_up_bookings b
      join make_up_credits c on c.tenant_id = b.tenant_id and c.id = b.credit_id
      join class_sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
      where b.session_id = ${anyOf(given.sessions)} and b.state = 'booked' and c.state = 'booked'
        and c.expires_on < (s.starts_at at time zone s.time_zone)::date
      order by c.id for update of c)
    update make_up_credits c set expires_on = h.day, version = c.version + 1, updated_at = ${given.at}
    from held h where c.id = h.id
    returning c.id, c.student_id, c.expires_on, h.expired_on::text`
)

/**
 * A seat that was booked in time stays when the centre moves its session past the last day of the credit. That day moves with
 * it, so that a student who gives notice for the new time still has a credit to book with.
 */
export const followMovedSeats = ({ later }: { later: string[] }) =>
  inEveryBranch(async () => {
    const rows = await extending({ sessions: later, at: now().toJSDate() })
    await recordAudit(
      ...rows.map(({ student_id, expired_on, expires_on }) => ({
        ...{ actor: system, action: 'students.extend_make_up' },
        ...{ subjectType: 'student', subjectId: student_id },
        before: { expires_on: expired_on },
        after: { expires_on },
      }))
    )
  })
