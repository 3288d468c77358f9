import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { lockValidator, unlockValidator } from '#app/auth/auth_validator'
import { unlockBy } from '#app/auth/proofs/unlock_by'
import { portalRoutes } from '#core/portals/portal_routes'
import { lockNow } from '#core/sessions/lock_now'
import { lockedFromKey } from '#core/sessions/locked_middleware'
import { hasPasskeyHere } from '#core/second_factors/own_passkeys'
import { isInertia, isScripted } from '#core/requests/page_visit'
import { storedNamesOf } from '#domain/shared/text/person_names'

export default class LocksController {
  async store(ctx: HttpContext) {
    const { request, response, session, inertia, auth } = ctx
    const { from } = await request.validateUsing(lockValidator)
    if (from) session.put(lockedFromKey, from)
    await lockNow(ctx)
    session.regenerate()
    if (isScripted(request)) return response.noContent()
    const screen = urlFor(portalRoutes[auth.getUserOrFail().kind].locked)
    return isInertia(request) ? inertia.location(screen) : response.redirect().toPath(screen)
  }

  /**
   * Nothing readable stays, neither in the history, whose key is thrown away, nor in the browser's
   * cache.
   */
  async show(ctx: HttpContext) {
    const { auth, response, inertia, sessionState } = ctx
    const user = auth.getUserOrFail()
    const door = portalRoutes[user.kind]
    if (!sessionState.lockedAt) return response.redirect().toRoute(door.home)
    response.header('Clear-Site-Data', '"cache"')
    inertia.clearHistory()
    inertia.encryptHistory(false)
    return inertia.render('auth/locked', {
      door: user.kind,
      email: user.email,
      has_passkey: await hasPasskeyHere(ctx),
      person: storedNamesOf(user),
    })
  }

  async destroy(ctx: HttpContext) {
    const { password, from } = await ctx.request.validateUsing(unlockValidator)
    return unlockBy(ctx, { field: 'password', proof: { password }, from })
  }
}
