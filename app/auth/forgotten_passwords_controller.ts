import type { HttpContext } from '@adonisjs/core/http'
import { askingBudgets, minutesToWait } from '#app/auth/asking_throttle'
import { addressValidator } from '#app/auth/auth_validator'
import { doorOfPath } from '#core/doors'
import { AskForPassword } from '#domain/access/actions/ask_for_password'

/** Asking for a new password. Nothing in the answer depends on whether there is such an account (security T13). */
export default class ForgottenPasswordsController {
  create({ request, session, inertia }: HttpContext) {
    return inertia.render('auth/forgot_password', {
      door: doorOfPath(request.url()).kind,
      sent: session.flashMessages.has('sent'),
    })
  }

  async store({ request, response, session, tenant, i18n }: HttpContext) {
    const door = doorOfPath(request.url())
    const { email } = await request.validateUsing(addressValidator)
    const account = `${door.kind}:${email.toLowerCase()}`
    const asking = { tenant, account, ip: request.ip() }
    const minutes = await minutesToWait(askingBudgets('forgot', asking))
    if (minutes > 0) {
      session.flashErrors({ email: i18n.t('auth.too_many_tries', { minutes }) })
    } else {
      await new AskForPassword().execute({ tenantId: tenant.id, kind: door.kind, email })
      session.flash('sent', true)
    }
    return response.redirect().toRoute(door.passwordForgot)
  }
}
