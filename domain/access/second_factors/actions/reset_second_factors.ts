import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import type { Principal } from '#domain/access/sessions/principal'
import { findStandingOf } from '#domain/access/roles/queries/find_standing_of'
import { mayManage } from '#domain/access/roles/rules/grant'
import { lockFactors } from '#domain/access/second_factors/second_factors'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; by: Principal; requestId: string | null }
type Refusal = { type: 'not_found' | 'own_account' | 'stronger' }

const tables = ['authenticators', 'passkeys', 'recovery_codes'] as const

/**
 * One's own are removed one by one instead; nobody resets those of an account with more authority.
 */
export class ResetSecondFactors {
  async execute({ tenantId, userId, by, requestId }: Input): Promise<Result<undefined, Refusal>> {
    if (userId === by.userId) return err({ type: 'own_account' })
    return withTenant(tenantId, async () => {
      const standing = await findStandingOf(userId)
      if (!standing) return err({ type: 'not_found' })
      if (!mayManage(by, standing)) return err({ type: 'stronger' })
      const { authenticators, passkeys } = await lockFactors(userId)
      for (const table of tables) {
        await db().deleteFrom(table).where('user_id', '=', userId).execute()
      }
      await new EndSessions().execute({ tenantId, userId })
      await tellFactorChange({
        actor: by.actor(requestId),
        userId,
        action: 'users.second_factors_reset',
        after: { authenticators, passkeys },
      })
      return ok(undefined)
    })
  }
}
