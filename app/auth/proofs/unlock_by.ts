import type { HttpContext } from '@adonisjs/core/http'
import { intendedPath } from '#app/auth/sign_in/intended_path'
import { forceSignOut } from '#app/auth/sign_in/force_sign_out'
import { type ProofField, wrongProof } from '#app/auth/proofs/wrong_proof'
import { portalRoutes } from '#core/portals/portal_routes'
import { lockedFromKey } from '#core/sessions/locked_middleware'
import { confirmNow } from '#core/sessions/session_state'
import type { OwnProof } from '#domain/access/sessions/actions/prove_identity'
import { UnlockSession } from '#domain/access/sessions/actions/unlock_session'

type Unlocking = {
  field: ProofField
  proof: OwnProof | undefined
  from: string | undefined
}

export async function unlockBy(ctx: HttpContext, { field, proof, from }: Unlocking) {
  const { request, response, session, sessionState, auth, tenant } = ctx
  const opened =
    proof &&
    (await new UnlockSession().execute({
      tenantId: tenant.id,
      principal: auth.getUserOrFail(),
      sessionKey: sessionState.key!,
      rememberedBy: sessionState.rememberedBy,
      proof,
      requestId: request.id() ?? null,
    }))
  if (opened && !opened.ok && opened.error.type === 'too_many_tries') return forceSignOut(ctx)
  if (!opened?.ok) {
    session.flashErrors({ [field]: wrongProof(ctx, field) })
    return response.redirect().toRoute(portalRoutes[auth.getUserOrFail().kind].locked)
  }
  sessionState.lockedAt = null
  confirmNow(ctx)
  return goBack(ctx, from)
}

function goBack({ response, session, auth }: HttpContext, from: string | undefined) {
  const door = portalRoutes[auth.getUserOrFail().kind]
  const last: unknown = session.pull(lockedFromKey)
  const path =
    intendedPath(from, door) ?? intendedPath(typeof last === 'string' ? last : null, door)
  return path ? response.redirect().toPath(path) : response.redirect().toRoute(door.home)
}
