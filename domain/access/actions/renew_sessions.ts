import { writeStatement } from '#domain/shared/tenant_scope'

/** Gives every session of an account a new id at its next page: after somebody changed what it may do (security T14). */
export class RenewSessions {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    await writeStatement(tenantId, 'select platform.renew_sessions(?)', [[userId]])
  }
}
