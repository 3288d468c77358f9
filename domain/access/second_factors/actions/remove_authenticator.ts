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

type Input = { tenantId: string; userId: string; actor: Actor; keep?: SessionKept }

export class RemoveAuthenticator {
  async execute(input: Input): Promise<Result<undefined, { type: 'last_factor' | 'not_found' }>> {
    const { userId } = input
    return withTenant(input.tenantId, async () => {
      const factors = await lockFactors(userId)
      if (factors.authenticators === 0) return err({ type: 'not_found' })
      if (!(await mayLose(factors))) return err({ type: 'last_factor' })
      await db().deleteFrom('authenticators').where('user_id', '=', userId).execute()
      await new EndSessions().execute(input)
      await forgetCodesWithoutFactor(userId)
      await tellFactorChange({ ...input, action: 'users.two_factor_off' })
      return ok(undefined)
    })
  }
}
