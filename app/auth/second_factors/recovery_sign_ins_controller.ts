import type { HttpContext } from '@adonisjs/core/http'
import { answerSecondStep } from '#app/auth/second_factors/second_step'
import { recoveryCodeValidator } from '#app/auth/second_factors/second_step_validator'

export default class RecoverySignInsController {
  async store(ctx: HttpContext) {
    const { recovery_code: code } = await ctx.request.validateUsing(recoveryCodeValidator)
    return answerSecondStep(ctx, 'recovery_code', { factor: 'recovery_code', code })
  }
}
