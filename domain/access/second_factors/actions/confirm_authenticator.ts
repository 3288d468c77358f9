import { EndSessions, type SessionKept } from '#domain/access/sessions/actions/end_sessions'
import { openKey } from '#domain/access/second_factors/authenticator_key'
import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import { stepOf } from '#domain/access/second_factors/one_time_code'
import { replaceRecoveryCodes } from '#domain/access/second_factors/recovery_codes'
import { hasFactor, lockFactors } from '#domain/access/second_factors/second_factors'
import type { Actor } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  actor: Actor
  /** As StartAuthenticator answered it. */
  sealed: string
  code: string
  keep?: SessionKept
}

/** Replaces an older authenticator. Answers new recovery codes, if any were due. */
export class ConfirmAuthenticator {
  async execute(input: Input): Promise<Result<{ codes?: string[] }, { type: 'wrong_code' }>> {
    const key = openKey(input.sealed, input)
    const step = key ? stepOf(key, input.code) : undefined
    if (step === undefined) return err({ type: 'wrong_code' })
    return withTenant(input.tenantId, async () => {
      const before = await lockFactors(input.userId)
      await this.#keep(input, step)
      if (!hasFactor(before)) await new EndSessions().execute(input)
      const codes = before.codes === 0 ? await replaceRecoveryCodes(input.userId) : undefined
      await tellFactorChange({ ...input, action: 'users.two_factor_on' })
      return ok({ codes })
    })
  }

  async #keep({ userId, sealed }: Input, step: number) {
    const row = { secret: sealed, last_step: step, confirmed_at: now().toJSDate() }
    await db()
      .insertInto('authenticators')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
      .execute()
  }
}
