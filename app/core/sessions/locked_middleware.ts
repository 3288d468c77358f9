import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isBackground } from '#core/requests/background'
import { portalRoutes } from '#core/portals/portal_routes'
import { lockNow } from '#core/sessions/lock_now'
import { owedLock } from '#core/sessions/owed_lock'
import { isInertia, isPageVisit, isScripted } from '#core/requests/page_visit'
import { isLocked } from '#domain/access/sessions/idle_lock'

const ways = ['locked', 'unlock', 'unlock.passkey', 'proof_challenge', 'logout']
const open = ways.flatMap((name) => [name, `admin.${name}`, `instructor.${name}`])

export const lockedFromKey = 'locked_from'

/**
 * Before the body is read: pages lead to the lock screen, scripts, pictures and downloads get 423
 * (row C22, security T16).
 */
export default class LockedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { principal, tenant, sessionState } = ctx
    const isOwed = owedLock.isOwed(ctx)
    if (isOwed) owedLock.settle(ctx)
    if (!principal) return next()
    if (isOwed || isLocked(sessionState, principal.kind, tenant.lockAfter)) await lockNow(ctx)
    if (!sessionState.lockedAt || open.includes(ctx.route?.name ?? '')) return next()
    return this.#refuse(ctx)
  }

  #refuse({ request, response, session, inertia, principal }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    if (isScripted(request) || isBackground(request))
      return response.status(423).send({ locked: true })
    if (isPageVisit(request)) session.put(lockedFromKey, request.url(true))
    const screen = urlFor(portalRoutes[principal!.kind].locked)
    return isInertia(request) ? inertia.location(screen) : response.redirect().toPath(screen)
  }
}
