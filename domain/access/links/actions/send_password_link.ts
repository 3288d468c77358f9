import { SendLink } from '#domain/access/links/actions/send_link'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

export class SendPasswordLink {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    await withTenant(tenantId, async () => {
      const account = await db()
        .selectFrom('users')
        .where('id', '=', userId)
        .where('status', '<>', 'suspended')
        .where('archived_at', 'is', null)
        .select('id')
        .executeTakeFirst()
      if (!account) return
      await new SendLink().execute({ tenantId, userId, purpose: 'password' })
      await recordAudit({
        actor: system,
        action: 'users.ask_for_password',
        subjectType: 'user',
        subjectId: userId,
      })
    })
  }
}
