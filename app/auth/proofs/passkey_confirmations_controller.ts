import type { HttpContext } from '@adonisjs/core/http'
import { confirmBy } from '#app/auth/proofs/confirm_by'
import { passkeyAnswer } from '#app/auth/second_factors/passkey_answer'
import { passkeyValidator } from '#app/auth/second_factors/second_step_validator'

export default class PasskeyConfirmationsController {
  async store(ctx: HttpContext) {
    const { response } = await ctx.request.validateUsing(passkeyValidator)
    return confirmBy(ctx, 'passkey', passkeyAnswer(ctx, 'confirm', response))
  }
}
