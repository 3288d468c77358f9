import type { HttpContext } from '@adonisjs/core/http'
import { passkeyChallenge, type Purpose } from '#core/second_factors/passkey_challenge'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import type { PasskeyAnswer } from '#domain/access/second_factors/actions/verify_passkey'

/**
 * Uses the challenge up. Undefined when the session was given none, or this host has no passkeys.
 */
export function passkeyAnswer(
  ctx: HttpContext,
  purpose: Purpose,
  response: PasskeyAnswer['response']
): PasskeyAnswer | undefined {
  const challenge = passkeyChallenge.take(ctx.session, purpose)
  const party = relyingPartyOf(ctx)
  return challenge && party ? { challenge, party, response } : undefined
}
