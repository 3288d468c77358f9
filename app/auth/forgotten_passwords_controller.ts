import type { HttpContext } from '@adonisjs/core/http'
import { mailBudgets, minutesToWait } from '#app/auth/mail_throttle'
import { addressValidator } from '#app/auth/auth_validator'
import { portalOfPath } from '#core/portals/portal_routes'
import { AskForPassword } from '#domain/access/links/actions/ask_for_password'

/** Nothing in the answer depends on whether there is such an account (security T13). */
export default class ForgottenPasswordsController {
  create({ request, session, inertia }: HttpContext) {
    return inertia.render('auth/forgot_password', {
      door: portalOfPath(request.url()).kind,
      sent: session.flashMessages.has('sent'),
    })
  }

  async store({ request, response, session, tenant, i18n }: HttpContext) {
    const door = portalOfPath(request.url())
    const { email } = await request.validateUsing(addressValidator)
    const account = `${door.kind}:${email.toLowerCase()}`
    const asking = { tenant, account, ip: request.ip() }
    const minutes = await minutesToWait(mailBudgets('forgot', asking))
    if (minutes > 0) {
      session.flashErrors({ email: i18n.t('auth.too_many_tries', { minutes }) })
    } else {
      await new AskForPassword().execute({ tenantId: tenant.id, kind: door.kind, email })
      session.flash('sent', true)
    }
    return response.redirect().toRoute(door.passwordForgot)
  }
}
