import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { portalRoutes } from '#core/portals/portal_routes'
import { hasPasskeyHere } from '#core/second_factors/own_passkeys'
import { isPageVisit, isScripted } from '#core/requests/page_visit'
import { isConfirmed } from '#core/sessions/session_state'

/**
 * Step-up: a page waits behind the page that asks for a proof; a change goes back to its form,
 * where the client asks and sends the very same request again.
 */
export default class ConfirmedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session, sessionState, i18n } = ctx
    if (!auth.user || isConfirmed(sessionState)) return next()
    if (isPageVisit(request)) {
      session.setIntendedUrl(request.url(true))
      return response.redirect().toRoute(portalRoutes[auth.user.kind].confirm)
    }
    const confirm = { passkey: await hasPasskeyHere(ctx) }
    if (isScripted(request)) return response.status(403).send({ confirm })
    session.flash('confirm', confirm)
    session.flashErrors({ confirm: i18n.t('session.confirm.needed') })
    return response.redirect().withQs().back()
  }
}
