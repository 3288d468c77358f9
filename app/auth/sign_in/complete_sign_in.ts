import type { HttpContext } from '@adonisjs/core/http'
import { intendedPath } from '#app/auth/sign_in/intended_path'
import { knownDevice, rememberDevice } from '#app/auth/sign_in/known_device'
import { portalRoutes } from '#core/portals/portal_routes'
import { rememberCookie } from '#core/sessions/remember_cookie'
import { newSessionState } from '#core/sessions/session_state'
import { StartRemembering } from '#domain/access/sessions/actions/start_remembering'
import type { Principal } from '#domain/access/sessions/principal'
import type { Arrival } from '#domain/access/sessions/record_sign_in'
import type { Factor } from '#domain/access/second_factors/rules/second_factor'
import { mayBeRemembered } from '#domain/access/sessions/remember_token'
import { now } from '#domain/shared/time/clock'

type Coming = {
  remember?: boolean
  factor?: Factor
  invited?: boolean
}

/**
 * The one place where somebody becomes signed in. The caller has checked who they are, second
 * factor included. Recorded once their session is kept (see the session store).
 */
export async function completeSignIn(
  ctx: HttpContext,
  principal: Principal,
  { remember = false, factor, invited = false }: Coming = {}
) {
  const { auth, session, response } = ctx
  const door = portalRoutes[principal.kind]
  const intended = intendedPath(session.pullIntendedUrl(), door)
  await auth.use('web').login(principal)
  ctx.sessionState = {
    ...newSessionState(),
    confirmedAt: now().toJSDate(),
    rememberedBy: remember ? await stayIn(ctx, principal) : null,
    arrival: invited ? null : arrivalOf(ctx, principal, factor),
  }
  rememberDevice(ctx, { tenant: ctx.tenant, kind: principal.kind, email: principal.email })
  return intended ? response.redirect().toPath(intended) : response.redirect().toRoute(door.home)
}

function arrivalOf(ctx: HttpContext, principal: Principal, factor?: Factor): Arrival {
  const { kind, email } = principal
  const known = knownDevice(ctx, { tenant: ctx.tenant, kind, email })
  const from = known ? 'known_device' : 'new_device'
  return { principal, factor, from, requestId: ctx.request.id() ?? null }
}

async function stayIn(ctx: HttpContext, principal: Principal) {
  const { request, session, tenant, i18n } = ctx
  if (!mayBeRemembered(principal)) {
    session.flash('notice', i18n.t('session.remember.needs_second_factor'))
    return null
  }
  const { id, cookie } = await new StartRemembering().execute({
    tenantId: tenant.id,
    userId: principal.userId,
    ip: request.ip(),
    userAgent: request.header('user-agent', '')!,
  })
  rememberCookie.write(ctx, cookie)
  return id
}
