import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** Gives every session of an account a new id at its next page: after somebody changed what it may do (security T14). */
export class RenewSessions {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    await withTenant(tenantId, async () => {
      const sessions = currentTransaction().from('platform.sessions')
      await sessions.where({ tenant_id: tenantId, user_id: userId }).update({ renewal_due: true })
    })
  }
}
