import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; actor: Actor; passkeyId: string; name: string }

export class RenamePasskey {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { actor, userId, passkeyId, name } = input
    return withTenant(input.tenantId, async () => {
      const before = await db()
        .selectFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', passkeyId)
        .select('name')
        .forUpdate()
        .executeTakeFirst()
      if (!before) return err({ type: 'not_found' })
      await db()
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', passkeyId)
        .execute()
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
