import { accountChanged } from '#domain/access/events'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { hashPassword } from '#domain/access/accounts/password_hash'
import { checkPassword } from '#domain/access/accounts/password_strength'
import { personalWords } from '#domain/access/accounts/personal_words'
import type { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenant: Tenant
  /** The caller has just checked their current password. */
  principal: Principal
  password: string
  keep: { key: string | null; rememberedBy: string | null }
  requestId: string | null
}

export class ChangePassword {
  async execute(input: Input): Promise<Result<null, { type: 'too_common' }>> {
    const { tenant, principal, keep } = input
    const words = personalWords(tenant, principal)
    if (await checkPassword(input.password, words)) return err({ type: 'too_common' })

    const password = await hashPassword(input.password)
    return withTenant(tenant.id, async () => {
      const { userId } = principal
      const chosen = { password, password_changed_at: now().toJSDate() }
      await db().updateTable('users').set(chosen).where('id', '=', userId).execute()
      await new EndSessions().execute({ tenantId: tenant.id, userId, keep })
      await publish(accountChanged, { userId, change: 'password_changed' })
      await recordAudit({
        actor: principal.actor(input.requestId),
        action: 'users.change_password',
        subjectType: 'user',
        subjectId: userId,
      })
      return ok(null)
    })
  }
}
