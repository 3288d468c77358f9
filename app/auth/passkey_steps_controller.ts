import type { HttpContext } from '@adonisjs/core/http'
import { answerSecondStep } from '#app/auth/second_step'
import { passkeyValidator } from '#app/auth/second_step_validator'
import { passkeyChallenge } from '#core/passkey_challenge'
import { relyingPartyOf } from '#core/relying_party'

/** The second step by a passkey of the account whose password was right. */
export default class PasskeyStepsController {
  async store(ctx: HttpContext) {
    const { response } = await ctx.request.validateUsing(passkeyValidator)
    const challenge = passkeyChallenge.take(ctx.session, 'second_step')
    const party = relyingPartyOf(ctx)
    const proof = challenge && party && { factor: 'passkey' as const, challenge, party, response }
    return answerSecondStep(ctx, 'passkey', proof || undefined)
  }
}
