import type { HttpContext } from '@adonisjs/core/http'
import { passkeyChallenge } from '#core/second_factors/passkey_challenge'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { ownOptions } from '#domain/access/second_factors/queries/passkey_options'

/** A locked session gets only what unlocks it. */
export default class ProofChallengesController {
  async store(ctx: HttpContext) {
    const { auth, response, session, sessionState, tenant } = ctx
    const party = relyingPartyOf(ctx)
    const options =
      party && (await ownOptions(tenant.id, auth.getUserOrFail(), { party, alone: true }))
    if (!options) return response.noContent()
    passkeyChallenge.keep(session, sessionState.lockedAt ? 'unlock' : 'confirm', options)
    return response.send(options)
  }
}
