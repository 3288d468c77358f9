import type { HttpContext } from '@adonisjs/core/http'
import { proofValidator } from '#app/auth/auth_validator'
import { confirmBy } from '#app/auth/proofs/confirm_by'
import { hasPasskeyHere } from '#core/second_factors/own_passkeys'

export default class ConfirmationsController {
  async create(ctx: HttpContext) {
    const { kind, email } = ctx.auth.getUserOrFail()
    return ctx.inertia.render('auth/confirm_password', {
      door: kind,
      email,
      has_passkey: await hasPasskeyHere(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(proofValidator)
    return confirmBy(ctx, 'password', { password })
  }
}
