import { errors, type HttpContext } from '@adonisjs/core/http'
import { completeSignIn } from '#app/auth/sign_in/complete_sign_in'
import { choosePasswordValidator } from '#app/auth/auth_validator'
import { portalOfPath } from '#core/portals/portal_routes'
import { ResetPassword } from '#domain/access/links/actions/reset_password'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { findLink } from '#domain/access/links/queries/find_link'
import { readTenant } from '#domain/shared/data/database'

export default class PasswordsController {
  async edit({ request, params, tenant, inertia }: HttpContext) {
    const door = portalOfPath(request.url())
    const found = await readTenant(tenant.id, () =>
      findLink(params.token, door.kind, ['password', 'invitation'])
    )
    if (!found) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    return inertia.render('auth/reset_password', {
      door: door.kind,
      token: params.token as string,
      email: found.email,
      invited: found.purpose === 'invitation',
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, params, session, tenant, i18n } = ctx
    const door = portalOfPath(request.url())
    const { password } = await request.validateUsing(choosePasswordValidator)
    const result = await new ResetPassword().execute({
      tenant,
      kind: door.kind,
      token: params.token,
      password,
      requestId: request.id() ?? null,
    })
    if (!result.ok) {
      session.flashErrors({ password: i18n.t(refusals[result.error.type]) })
      return response.redirect().back()
    }
    const { userId, invited } = result.value
    const principal = invited && (await readTenant(tenant.id, () => findPrincipal(userId)))
    if (principal && !principal.secondFactor) {
      session.flash('success', i18n.t('account.invitation.done'))
      return completeSignIn(ctx, principal, { invited: true })
    }
    session.flash('success', i18n.t('auth.password_changed'))
    return response.redirect().toRoute(door.login)
  }
}

const refusals = {
  invalid_token: 'auth.link_expired',
  too_common: 'auth.password_too_common',
} as const
