import type { HttpContext } from '@adonisjs/core/http'
import { forceSignOut } from '#app/auth/sign_in/force_sign_out'
import { profilePath } from '#app/portal/profile/profile_place'
import { newPasswordValidator } from '#app/portal/profile/profile_validator'
import { confirmNow } from '#core/sessions/session_state'
import { ChangePassword } from '#domain/access/accounts/actions/change_password'
import { ProveIdentity } from '#domain/access/sessions/actions/prove_identity'

export default class ProfilePasswordsController {
  async update(ctx: HttpContext) {
    const { auth, request, response, session, sessionState, tenant, i18n } = ctx
    const form = await request.validateUsing(newPasswordValidator)
    const place = profilePath(ctx, 'security')
    const principal = auth.getUserOrFail()
    const requestId = request.id() ?? null
    const proved = await new ProveIdentity().execute({
      tenantId: tenant.id,
      principal,
      sessionKey: sessionState.key!,
      proof: { password: form.current_password },
      opens: 'confirm',
      requestId,
    })
    if (!proved.ok && proved.error.type === 'too_many_tries') return forceSignOut(ctx)
    if (!proved.ok) {
      session.flashErrors({ current_password: i18n.t('session.wrong_password') })
      return response.redirect().toPath(place)
    }
    const { password } = form
    const keep = sessionState
    const changed = await new ChangePassword().execute({
      tenant,
      principal,
      password,
      keep,
      requestId,
    })
    confirmNow(ctx)
    if (changed.ok) session.flash('success', i18n.t('profile.flash.password_changed'))
    else session.flashErrors({ password: i18n.t('auth.password_too_common') })
    return response.redirect().toPath(place)
  }
}
