import type { HttpContext } from '@adonisjs/core/http'
import { authenticatorSetup } from '#app/portal/security/authenticator_setup'
import { ownerOf } from '#app/portal/security/owner_of'
import { StartAuthenticator } from '#domain/access/second_factors/actions/start_authenticator'

export default class AuthenticatorSetupsController {
  async store(ctx: HttpContext) {
    authenticatorSetup.keep(ctx.session, new StartAuthenticator().execute(ownerOf(ctx)))
    return ctx.response.redirect().withQs().back()
  }

  async destroy({ session, response }: HttpContext) {
    authenticatorSetup.forget(session)
    return response.redirect().withQs().back()
  }
}
