import { sql } from 'kysely'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now, today } from '#domain/shared/time/clock'

const expiring = statement(
  (_, given: { day: string; at: Date }) => sql<
    Columns<'make_up_credits', 'id' | 'student_id' | 'expires_on'>
  >`
    update make_up_credits set state = 'expired', version = version + 1, updated_at = ${given.at}
    where state = 'available' and expires_on < ${given.day}::date
    returning id, student_id, expires_on`
)

/** What time alone does with credits of one centre; twice does nothing twice. */
export class ExpireMakeUps {
  execute({ tenantId, zone }: { tenantId: string; zone: string }) {
    return withTenant(tenantId, async () => {
      const rows = await expiring({ day: today(zone), at: now().toJSDate() })
      await recordAudit(
        ...rows.map((row) => ({
          actor: system,
          action: 'students.expire_make_up',
          subjectType: 'student',
          subjectId: row.student_id,
          before: { make_up: 'available' },
          after: { make_up: 'expired', expires_on: row.expires_on },
        }))
      )
      return rows.length
    })
  }
}
