import type { HttpContext } from '@adonisjs/core/http'
import { passkeyChallenge } from '#core/second_factors/passkey_challenge'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { newPasskeyOptions } from '#domain/access/second_factors/queries/passkey_options'

export default class RegistrationChallengesController {
  async store(ctx: HttpContext) {
    const { auth, response, session, tenant } = ctx
    const party = relyingPartyOf(ctx)
    if (!party) return response.noContent()
    const options = await newPasskeyOptions(tenant.id, auth.getUserOrFail(), party)
    passkeyChallenge.keep(session, 'registration', options)
    return response.send(options)
  }
}
