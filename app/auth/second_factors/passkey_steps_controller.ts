import type { HttpContext } from '@adonisjs/core/http'
import { passkeyAnswer } from '#app/auth/second_factors/passkey_answer'
import { answerSecondStep } from '#app/auth/second_factors/second_step'
import { passkeyValidator } from '#app/auth/second_factors/second_step_validator'

export default class PasskeyStepsController {
  async store(ctx: HttpContext) {
    const { response } = await ctx.request.validateUsing(passkeyValidator)
    const answer = passkeyAnswer(ctx, 'second_step', response)
    return answerSecondStep(ctx, 'passkey', answer && { factor: 'passkey', ...answer })
  }
}
