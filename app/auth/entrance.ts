import type { HttpContext } from '@adonisjs/core/http'
import { intendedPath } from '#app/auth/intended_path'
import { knownDevice, rememberDevice } from '#app/auth/known_device'
import { doors } from '#core/doors'
import { rememberCookie } from '#core/remember_cookie'
import { newSessionState } from '#core/session_state'
import { StartRemembering } from '#domain/access/actions/start_remembering'
import { TellNewDevice } from '#domain/access/actions/tell_new_device'
import type { Principal } from '#domain/access/principal'
import { mayBeRemembered } from '#domain/access/remember_token'
import { now } from '#domain/shared/clock'

/**
 * The one place where somebody becomes signed in: a new session id, a fresh proof of identity, a remembered device when
 * they asked for it, and the way to where they wanted to go. Whoever calls it has checked who they are, second factor
 * included.
 */
export async function enter(
  ctx: HttpContext,
  principal: Principal,
  { remember = false }: { remember?: boolean } = {}
) {
  const { auth, session, response } = ctx
  const door = doors[principal.kind]
  const intended = intendedPath(session.pullIntendedUrl(), door)
  await auth.use('web').login(principal)
  ctx.sessionState = {
    ...newSessionState(),
    confirmedAt: now().toJSDate(),
    rememberedBy: remember ? await stayIn(ctx, principal) : null,
  }
  await meetDevice(ctx, principal)
  return intended ? response.redirect().toPath(intended) : response.redirect().toRoute(door.home)
}

/** A device the account was never on before is told to its owner, and is known from now on. */
async function meetDevice(ctx: HttpContext, { userId, kind, email }: Principal) {
  const { tenant } = ctx
  const account = { tenant, kind, email }
  if (!knownDevice(ctx, account)) await new TellNewDevice().execute({ tenantId: tenant.id, userId })
  rememberDevice(ctx, account)
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
