import { tellFactorChange } from '#domain/access/factor_change'
import { hashRecoveryCode } from '#domain/access/recovery_codes'
import type { Actor } from '#domain/shared/actor'
import { now } from '#domain/shared/clock'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; userId: string; actor: Actor; code: string }

/** Uses up a recovery code; false when it is none of the account's, or was used before. */
export class UseRecoveryCode {
  async execute(input: Input): Promise<boolean> {
    const { userId, code } = input
    return withTenant(input.tenantId, async () => {
      const mine = { user_id: userId, hash: hashRecoveryCode(code) }
      const query = currentTransaction().from('recovery_codes').where(mine).whereNull('used_at')
      const used = await query.update({ used_at: now().toJSDate() })
      if (Number(used) !== 1) return false
      await tellFactorChange({ ...input, action: 'users.recovery_code_used' })
      return true
    })
  }
}
