import type { HttpContext } from '@adonisjs/core/http'
import { pendingSignIn } from '#app/auth/second_factors/pending_sign_in'
import { answerSecondStep, endSecondStep } from '#app/auth/second_factors/second_step'
import { codeValidator } from '#app/auth/second_factors/second_step_validator'
import { portalOfPath } from '#core/portals/portal_routes'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { findSecondFactors } from '#domain/access/second_factors/queries/find_second_factors'
import { readTenant } from '#domain/shared/data/database'

export default class TwoFactorController {
  async create(ctx: HttpContext) {
    const { request, response, auth, session, tenant, inertia } = ctx
    const door = portalOfPath(request.url())
    if (auth.user?.kind === door.kind) return response.redirect().toRoute(door.home)
    const pending = pendingSignIn.read(session)
    if (!pending) return endSecondStep(ctx, 'auth.two_factor.ended')
    const found = await readTenant(tenant.id, () => findSecondFactors(pending.userId))
    const host = relyingPartyOf(ctx)?.id
    return inertia.render('auth/two_factor', {
      door: door.kind,
      has_code: found.authenticatorSince !== null,
      has_passkey: found.passkeys.some(({ rp_id: made }) => made === host),
    })
  }

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    return answerSecondStep(ctx, 'code', { factor: 'code', code })
  }
}
