import type { HttpContext } from '@adonisjs/core/http'
import { proofValidator } from '#app/auth/auth_validator'
import { shutOut } from '#app/auth/shut_out'
import { intendedPath } from '#app/auth/intended_path'
import { doors } from '#core/doors'
import { isScripted } from '#core/page_visit'
import { confirmNow } from '#core/session_state'
import { ProvePassword } from '#domain/access/actions/prove_password'

/** "Confirm it is you": asked before what would hurt most in wrong hands. */
export default class ConfirmationsController {
  create({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    return inertia.render('auth/confirm_password', { door: user.kind, email: user.email })
  }

  /** From its page one goes on to where one wanted; the dialog over a form is a script and is told yes or no. */
  async store(ctx: HttpContext) {
    const { request, response, session, auth, tenant } = ctx
    const user = auth.getUserOrFail()
    const { password } = await request.validateUsing(proofValidator)
    const proved = await new ProvePassword().execute({
      tenantId: tenant.id,
      principal: user,
      sessionKey: ctx.sessionState.key!,
      password,
      opens: 'confirm',
      requestId: request.id() ?? null,
    })
    if (!proved.ok && proved.error.type === 'too_many_tries') return shutOut(ctx)
    if (!proved.ok) return this.#refuse(ctx)
    confirmNow(ctx)
    if (isScripted(request)) return response.noContent()
    const door = doors[user.kind]
    const intended = intendedPath(session.pullIntendedUrl(), door)
    return intended ? response.redirect().toPath(intended) : response.redirect().toRoute(door.home)
  }

  #refuse({ request, response, session, i18n }: HttpContext) {
    const message = i18n.t('session.wrong_password')
    if (isScripted(request)) {
      return response.status(422).send({ errors: [{ field: 'password', message }] })
    }
    session.flashErrors({ password: message })
    return response.redirect().back()
  }
}
