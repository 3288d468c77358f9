import type { HttpContext } from '@adonisjs/core/http'
import { completeSignIn } from '#app/auth/sign_in/complete_sign_in'
import { type PendingSignIn, pendingSignIn } from '#app/auth/second_factors/pending_sign_in'
import { SecondFactorThrottle } from '#app/auth/second_factors/second_factor_throttle'
import { portalOfPath } from '#core/portals/portal_routes'
import { FinishSignIn, type Proof } from '#domain/access/sessions/actions/finish_sign_in'
import type { Factor } from '#domain/access/second_factors/rules/second_factor'
import { findSecondFactors } from '#domain/access/second_factors/queries/find_second_factors'
import { readTenant } from '#domain/shared/data/database'

export async function answerSecondStep(ctx: HttpContext, field: Factor, proof: Proof | undefined) {
  const { request, response, session, tenant, i18n } = ctx
  const door = portalOfPath(request.url())
  const pending = pendingSignIn.read(session)
  if (!pending) return endSecondStep(ctx, 'auth.two_factor.ended')
  const refuse = (message: string) => {
    session.flashErrors({ [field]: message })
    return response.redirect().toRoute(door.twoFactor)
  }

  const { userId } = pending
  const throttle = new SecondFactorThrottle({ tenantId: tenant.id, userId, pendingId: pending.id })
  const verdict = await throttle.take(field === 'code')
  if (verdict === 'ended') return endSecondStep(ctx, 'auth.two_factor.too_many')
  if (verdict !== 'go') {
    const minutes = Math.ceil(verdict.secondsToWait / 60)
    return refuse(i18n.t('auth.two_factor.budget', { minutes }))
  }

  const result = proof && (await finish(ctx, pending, proof))
  if (result?.ok) {
    pendingSignIn.forget(session)
    if (field === 'code') await throttle.giveBack()
    if (field === 'recovery_code') await tellCodesLeft(ctx, userId)
    return completeSignIn(ctx, result.value, { remember: pending.remember, factor: proof!.factor })
  }
  if (result?.error.type === 'ended') return endSecondStep(ctx, 'auth.two_factor.ended')
  if (!(await throttle.hasTryLeft())) return endSecondStep(ctx, 'auth.two_factor.too_many')
  return refuse(i18n.t(`auth.two_factor.wrong.${field}`))
}

export function endSecondStep({ request, response, session, i18n }: HttpContext, reason: string) {
  pendingSignIn.forget(session)
  session.flashErrors({ email: i18n.t(reason) })
  return response.redirect().toRoute(portalOfPath(request.url()).login)
}

const finish = ({ request, tenant }: HttpContext, pending: PendingSignIn, proof: Proof) =>
  new FinishSignIn().execute({
    tenantId: tenant.id,
    kind: portalOfPath(request.url()).kind,
    userId: pending.userId,
    since: new Date(pending.at),
    proof,
    requestId: request.id() ?? null,
  })

async function tellCodesLeft({ session, tenant, i18n }: HttpContext, userId: string) {
  const { codesLeft } = await readTenant(tenant.id, () => findSecondFactors(userId))
  session.flash('notice', i18n.t('auth.two_factor.codes_left', { count: codesLeft }))
}
