import { EndSessions, type SessionKept } from '#domain/access/sessions/actions/end_sessions'
import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import {
  forgetCodesWithoutFactor,
  lockFactors,
  mayLose,
} from '#domain/access/second_factors/second_factors'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  actor: Actor
  passkeyId: string
  keep?: SessionKept
}

export class RemovePasskey {
  async execute(input: Input): Promise<Result<undefined, { type: 'last_factor' | 'not_found' }>> {
    const { userId, passkeyId } = input
    return withTenant(input.tenantId, async () => {
      const factors = await lockFactors(userId)
      const mine = db().selectFrom('passkeys').where('user_id', '=', userId)
      const passkey = await mine.where('id', '=', passkeyId).select('name').executeTakeFirst()
      if (!passkey) return err({ type: 'not_found' })
      if (!(await mayLose(factors))) return err({ type: 'last_factor' })
      const removing = db().deleteFrom('passkeys').where('user_id', '=', userId)
      await removing.where('id', '=', passkeyId).execute()
      await new EndSessions().execute(input)
      await forgetCodesWithoutFactor(userId)
      await tellFactorChange({
        ...input,
        action: 'users.passkey_removed',
        after: { name: passkey.name },
      })
      return ok(undefined)
    })
  }
}
