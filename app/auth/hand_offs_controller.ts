import type { HttpContext } from '@adonisjs/core/http'
import { handOffValidator } from '#app/auth/auth_validator'
import { completeSignIn } from '#app/auth/sign_in/complete_sign_in'
import { TakeHandOff } from '#domain/access/sessions/actions/take_hand_off'

/** The page posts the token by itself, because no GET signs anybody in. */
export default class HandOffsController {
  create({ inertia }: HttpContext) {
    return inertia.render('auth/hand_off', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, session, tenant, i18n } = ctx
    const { token } = await request.validateUsing(handOffValidator)
    const taken = await new TakeHandOff().execute({ tenantId: tenant.id, token })
    if (taken.ok) return completeSignIn(ctx, taken.value)
    session.flash('notice', i18n.t('register.hand_off.expired'))
    return response.redirect().toRoute('admin.login')
  }
}
