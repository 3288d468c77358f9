import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import { hashRecoveryCode } from '#domain/access/second_factors/recovery_codes'
import type { Actor } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; actor: Actor; code: string }

export class UseRecoveryCode {
  async execute(input: Input): Promise<boolean> {
    const { userId, code } = input
    return withTenant(input.tenantId, async () => {
      const { numUpdatedRows } = await db()
        .updateTable('recovery_codes')
        .set({ used_at: now().toJSDate() })
        .where('user_id', '=', userId)
        .where('hash', '=', hashRecoveryCode(code))
        .where('used_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await tellFactorChange({ ...input, action: 'users.recovery_code_used' })
      return true
    })
  }
}
