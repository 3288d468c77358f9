import type { HttpContext } from '@adonisjs/core/http'
import { pendingSignIn } from '#app/auth/second_factors/pending_sign_in'
import { challengeValidator } from '#app/auth/second_factors/second_step_validator'
import { portalOfPath } from '#core/portals/portal_routes'
import { passkeyChallenge } from '#core/second_factors/passkey_challenge'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { ownOptions, signInOptions } from '#domain/access/second_factors/queries/passkey_options'

export default class PasskeyChallengesController {
  async store(ctx: HttpContext) {
    const { step } = await ctx.request.validateUsing(challengeValidator)
    const options = await this.#options(ctx, step)
    if (!options) return ctx.response.noContent()
    passkeyChallenge.keep(ctx.session, step, options)
    return ctx.response.send(options)
  }

  async #options(ctx: HttpContext, step: 'sign_in' | 'second_step') {
    const party = relyingPartyOf(ctx)
    if (!party) return undefined
    if (step === 'sign_in') return signInOptions(party)
    const pending = pendingSignIn.read(ctx.session)
    const { kind } = portalOfPath(ctx.request.url())
    if (!pending) return undefined
    return ownOptions(ctx.tenant.id, { userId: pending.userId, kind }, { party, alone: false })
  }
}
