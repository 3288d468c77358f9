import type { HttpContext } from '@adonisjs/core/http'
import { passkeyAnswer } from '#app/auth/second_factors/passkey_answer'
import { passkeyUnlockValidator } from '#app/auth/second_factors/second_step_validator'
import { unlockBy } from '#app/auth/proofs/unlock_by'

export default class PasskeyUnlocksController {
  async store(ctx: HttpContext) {
    const { response, from } = await ctx.request.validateUsing(passkeyUnlockValidator)
    return unlockBy(ctx, {
      field: 'passkey',
      proof: passkeyAnswer(ctx, 'unlock', response),
      from,
    })
  }
}
