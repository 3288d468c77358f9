import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { mailLaterToEach } from '#domain/access/links/account_mail'
import { withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const holdersOf = statement(
  (_, { eventId }: { eventId: string }) => sql<Columns<'users', 'id'>>`
  select u.id from audit_events e
  join user_roles ur on (ur.tenant_id, ur.role_id) = (e.tenant_id, e.subject_id)
  join users u on (u.tenant_id, u.id) = (ur.tenant_id, ur.user_id)
  where e.id = ${eventId} and e.action = 'roles.update' and u.status = 'active' and u.archived_at is null`
)

/** A role may have thousands of holders, so saving it does not wait for their letters. */
export class NotifyHolders {
  async execute({ tenantId, eventId }: { tenantId: string; eventId: string }) {
    await withTenant(tenantId, async () => {
      const holders = await holdersOf({ eventId })
      await mailLaterToEach(
        holders.map(({ id }) => ({ mail: 'role_changed', eventId, userId: id }) as const)
      )
    })
  }
}
