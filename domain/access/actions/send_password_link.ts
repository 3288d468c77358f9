import { SendLink } from '#domain/access/actions/send_link'
import { system } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** Sends whoever forgot a password a link to choose one, if the account is there and not suspended. */
export class SendPasswordLink {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    await withTenant(tenantId, async () => {
      const query = currentTransaction().from('users').select('id').where('id', userId)
      const account = await query.whereNot('status', 'suspended').whereNull('archived_at').first()
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
