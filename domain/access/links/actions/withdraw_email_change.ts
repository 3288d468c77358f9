import type { Principal } from '#domain/access/sessions/principal'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; principal: Principal; requestId: string | null }

export class WithdrawEmailChange {
  async execute({ tenantId, principal, requestId }: Input) {
    await withTenant(tenantId, async () => {
      const { numDeletedRows } = await db()
        .deleteFrom('account_tokens')
        .where('user_id', '=', principal.userId)
        .where('purpose', '=', 'email')
        .where('used_at', 'is', null)
        .where('email', '<>', principal.email)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return
      await recordAudit({
        actor: principal.actor(requestId),
        action: 'users.withdraw_email_change',
        subjectType: 'user',
        subjectId: principal.userId,
      })
    })
  }
}
