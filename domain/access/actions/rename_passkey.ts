import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; userId: string; actor: Actor; passkeyId: string; name: string }

/** Gives a passkey of the account another name. */
export class RenamePasskey {
  async execute(input: Input): Promise<Result<undefined, { type: 'absent' }>> {
    const { actor, userId, passkeyId, name } = input
    return withTenant(input.tenantId, async () => {
      const mine = () =>
        currentTransaction().from('passkeys').where({ user_id: userId, id: passkeyId })
      const before = await mine().select('name').forUpdate().first()
      if (!before) return err({ type: 'absent' })
      await mine().update({ name })
      await recordAudit({
        actor,
        action: 'users.passkey_renamed',
        subjectType: 'user',
        subjectId: userId,
        before: { name: before.name },
        after: { name },
      })
      return ok(undefined)
    })
  }
}
