import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import { replaceRecoveryCodes } from '#domain/access/second_factors/recovery_codes'
import { hasFactor, lockFactors } from '#domain/access/second_factors/second_factors'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; actor: Actor }

/** Shown this once; older codes stop working. */
export class MakeRecoveryCodes {
  async execute(input: Input): Promise<Result<{ codes: string[] }, { type: 'no_factor' }>> {
    return withTenant(input.tenantId, async () => {
      if (!hasFactor(await lockFactors(input.userId))) return err({ type: 'no_factor' })
      const codes = await replaceRecoveryCodes(input.userId)
      await tellFactorChange({ ...input, action: 'users.recovery_codes_made' })
      return ok({ codes })
    })
  }
}
