import { mailLaterToEach } from '#domain/access/account_mail'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

const sql = `
  select u.id from audit_events e
  join user_roles ur on (ur.tenant_id, ur.role_id) = (e.tenant_id, e.subject_id)
  join users u on (u.tenant_id, u.id) = (ur.tenant_id, ur.user_id)
  where e.id = ? and e.action = 'roles.update' and u.status = 'active' and u.archived_at is null`

/**
 * Has everybody who holds a changed role written to, each by a letter of their own: a role may have thousands of holders,
 * and whoever saved it waits for none of them.
 */
export class TellHolders {
  async execute({ tenantId, eventId }: { tenantId: string; eventId: string }) {
    await withTenant(tenantId, async () => {
      const holders = await selectRows<{ id: string }>(sql, [eventId])
      await mailLaterToEach(
        holders.map(({ id }) => ({ mail: 'role_changed', eventId, userId: id }) as const)
      )
    })
  }
}
