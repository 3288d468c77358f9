import type { HttpContext } from '@adonisjs/core/http'
import { type ProofField, wrongProof } from '#app/auth/proofs/wrong_proof'
import { intendedPath } from '#app/auth/sign_in/intended_path'
import { forceSignOut } from '#app/auth/sign_in/force_sign_out'
import { portalRoutes } from '#core/portals/portal_routes'
import { isScripted } from '#core/requests/page_visit'
import { confirmNow } from '#core/sessions/session_state'
import { type OwnProof, ProveIdentity } from '#domain/access/sessions/actions/prove_identity'

/**
 * A confirmation page leads on to the page that was asked for; a dialog over a form is a script and
 * gets yes or no.
 */
export async function confirmBy(ctx: HttpContext, field: ProofField, proof: OwnProof | undefined) {
  const { request, response, session, auth } = ctx
  if (!proof) return refuse(ctx, field)
  const proved = await new ProveIdentity().execute({
    tenantId: ctx.tenant.id,
    principal: auth.getUserOrFail(),
    sessionKey: ctx.sessionState.key!,
    proof,
    opens: 'confirm',
    requestId: request.id() ?? null,
  })
  if (!proved.ok && proved.error.type === 'too_many_tries') return forceSignOut(ctx)
  if (!proved.ok) return refuse(ctx, field)
  confirmNow(ctx)
  if (isScripted(request)) return response.noContent()
  const door = portalRoutes[auth.getUserOrFail().kind]
  const intended = intendedPath(session.pullIntendedUrl(), door)
  return intended ? response.redirect().toPath(intended) : response.redirect().toRoute(door.home)
}

function refuse(ctx: HttpContext, field: ProofField) {
  const { request, response, session } = ctx
  const message = wrongProof(ctx, field)
  if (isScripted(request)) return response.status(422).send({ errors: [{ field, message }] })
  session.flashErrors({ [field]: message })
  return response.redirect().toRoute(portalRoutes[ctx.auth.getUserOrFail().kind].confirm)
}
