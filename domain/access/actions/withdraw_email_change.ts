import type { Principal } from '#domain/access/principal'
import { recordAudit } from '#domain/shared/audit'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; principal: Principal; requestId: string | null }

/** Takes back a change of the sign-in address that was not proved yet: its letter's link stops working. */
export class WithdrawEmailChange {
  async execute({ tenantId, principal, requestId }: Input) {
    await withTenant(tenantId, async () => {
      const own = { user_id: principal.userId, purpose: 'email' }
      const links = currentTransaction().from('account_tokens').where(own).whereNull('used_at')
      const [withdrawn] = [await links.whereNot('email', principal.email).delete()].flat()
      if (Number(withdrawn) === 0) return
      await recordAudit({
        actor: principal.actor(requestId),
        action: 'users.withdraw_email_change',
        subjectType: 'user',
        subjectId: principal.userId,
      })
    })
  }
}
