import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { PortalPerson } from '#domain/access/accounts/person_account'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; type: PortalPerson['type']; ids: string[] }

/**
 * Reopens only what archiving these people shut, not accounts that were suspended by themselves;
 * answers how many.
 */
export class ReopenAccounts {
  async execute({ tenantId, actor, type, ids }: Input) {
    return withTenant(tenantId, async () => {
      const opening = sql<Columns<'users', 'id' | 'status'>>`
        with chosen as (
          select tenant_id, id from users
          where ${sql.ref(`${type}_id`)} = any(${ids}::uuid[]) and shut_with_record
            and archived_at is null order by id for update
        )
        update users u set status = case when password is null then 'invited' else 'active' end,
          shut_with_record = false, version = version + 1, updated_at = now() from chosen c
        where (u.tenant_id, u.id) = (c.tenant_id, c.id) returning u.id, u.status`
      const { rows: accounts } = await opening.execute(db())
      await recordAudit(
        ...accounts.map(({ id, status }) => ({
          actor,
          action: 'users.reactivate',
          subjectType: 'user',
          subjectId: id,
          before: { status: 'suspended' },
          after: { status },
        }))
      )
      return accounts.length
    })
  }
}
