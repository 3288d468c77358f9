import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isStream } from '#core/requests/background'
import { rememberCookie } from '#core/sessions/remember_cookie'
import { newSessionState } from '#core/sessions/session_state'
import { signedInKey } from '#core/sessions/session_store'
import { RememberedSignIn } from '#domain/access/sessions/actions/remembered_sign_in'

/** Comes in without a proof of identity: what needs one asks for the password. */
export default class RememberedSignInMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { session, tenant, request } = ctx
    const isOpen = !tenant || session.get(signedInKey) || isStream(request)
    const cookie = !isOpen && rememberCookie.read(ctx)
    if (cookie) await this.#signInRemembered(ctx, cookie)
    return next()
  }

  async #signInRemembered(ctx: HttpContext, cookie: unknown) {
    const { session, tenant, request } = ctx
    const requestId = request.id() ?? null
    const known = await new RememberedSignIn().execute({
      tenantId: tenant.id,
      cookie,
      lockAfter: tenant.lockAfter,
      requestId,
    })
    if (!known.ok) return rememberCookie.clear(ctx)

    const { principal, deviceId, lockedAt, cookie: renewed } = known.value
    ctx.principal = principal
    ctx.sessionState = { ...newSessionState(), rememberedBy: deviceId, lockedAt }
    if (renewed) ctx.sessionState.arrival = { principal, requestId, from: 'remembered_device' }
    session.put(signedInKey, principal.userId)
    session.regenerate()
    if (renewed) rememberCookie.write(ctx, renewed)
  }
}
