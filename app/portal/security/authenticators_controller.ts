import type { HttpContext } from '@adonisjs/core/http'
import { authenticatorSetup } from '#app/portal/security/authenticator_setup'
import { newCodes } from '#app/portal/security/new_codes'
import { ownerOf } from '#app/portal/security/owner_of'
import { firstCodeValidator } from '#app/portal/security/security_validator'
import { ConfirmAuthenticator } from '#domain/access/second_factors/actions/confirm_authenticator'
import { RemoveAuthenticator } from '#domain/access/second_factors/actions/remove_authenticator'

export default class AuthenticatorsController {
  async store(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const { code } = await request.validateUsing(firstCodeValidator)
    const sealed = authenticatorSetup.read(session)
    const result =
      sealed && (await new ConfirmAuthenticator().execute({ ...ownerOf(ctx), sealed, code }))
    if (!result || !result.ok) {
      session.flashErrors({ code: i18n.t(result ? 'two_factor.wrong_code' : 'two_factor.expired') })
      return response.redirect().withQs().back()
    }
    authenticatorSetup.forget(session)
    newCodes.flash(ctx, result.value.codes)
    session.flash('success', i18n.t('two_factor.authenticator_on'))
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { response, session, i18n } = ctx
    const result = await new RemoveAuthenticator().execute(ownerOf(ctx))
    if (result.ok) session.flash('success', i18n.t('two_factor.authenticator_off'))
    else session.flash('error', i18n.t(`two_factor.refused.${result.error.type}`))
    return response.redirect().withQs().back()
  }
}
