import { hashPassword } from '#domain/access/password_hash'
import type { Kind } from '#domain/access/permissions'
import { findLink } from '#domain/access/queries/find_link'
import { useLink } from '#domain/access/use_link'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, tenantId, withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  kind: Kind
  token: string
  password: string
  requestId: string | null
}

/** Sets a new password by a single-use token, activates an invited account and ends all its sessions. */
export class ResetPassword {
  async execute(input: Input): Promise<Result<{ email: string }, { type: 'invalid_token' }>> {
    const password = await hashPassword(input.password)
    return withTenant(input.tenantId, async () => {
      const found = await findLink(input.token, input.kind, ['password', 'invitation'])
      if (!found || !(await useLink(found.linkId))) return err({ type: 'invalid_token' })
      await this.#setPassword(found.userId, password)
      await endSessions(found.userId)
      await recordAudit({
        actor: { userId: found.userId, name: found.email, requestId: input.requestId },
        action: 'users.reset_password',
        subjectType: 'user',
        subjectId: found.userId,
      })
      return ok({ email: found.email })
    })
  }

  async #setPassword(userId: string, password: string) {
    await currentTransaction()
      .from('users')
      .where('id', userId)
      .update({ password, status: 'active', password_changed_at: now().toJSDate() })
  }
}

async function endSessions(userId: string) {
  await currentTransaction()
    .from('platform.sessions')
    .where({ tenant_id: tenantId(), user_id: userId })
    .delete()
}
