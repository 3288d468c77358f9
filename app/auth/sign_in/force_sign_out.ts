import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { signOut } from '#core/sessions/sign_out'
import { portalRoutes } from '#core/portals/portal_routes'
import { isInertia, isScripted } from '#core/requests/page_visit'

export async function forceSignOut(ctx: HttpContext) {
  const { auth, inertia, response, request, session, i18n } = ctx
  const door = urlFor(portalRoutes[auth.getUserOrFail().kind].login)
  await signOut(ctx, 'shut_out')
  session.flash('error', i18n.t('session.shut_out'))
  if (isScripted(request)) return response.status(401).send({ location: door })
  return isInertia(request) ? inertia.location(door) : response.redirect().toPath(door)
}
