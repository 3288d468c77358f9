import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { lockValidator, unlockValidator } from '#app/auth/auth_validator'
import { intendedPath } from '#app/auth/intended_path'
import { shutOut } from '#app/auth/shut_out'
import { doors } from '#core/doors'
import { lockNow } from '#core/lock_now'
import { lockedFromKey } from '#core/locked_middleware'
import { isInertia, isScripted } from '#core/page_visit'
import { confirmNow } from '#core/session_state'
import { UnlockSession } from '#domain/access/actions/unlock_session'

/** The lock screen (row C22): a person leaves the desk for a while and stays signed in. */
export default class LocksController {
  async store(ctx: HttpContext) {
    const { request, response, session, inertia, auth } = ctx
    const { from } = await request.validateUsing(lockValidator)
    if (from) session.put(lockedFromKey, from)
    await lockNow(ctx)
    if (isScripted(request)) return response.noContent()
    const screen = urlFor(doors[auth.getUserOrFail().kind].locked)
    return isInertia(request) ? inertia.location(screen) : response.redirect().toPath(screen)
  }

  /** Nothing readable stays: neither in the history, whose key is thrown away, nor in the browser's cache. */
  show({ auth, response, inertia, sessionState }: HttpContext) {
    const user = auth.getUserOrFail()
    const door = doors[user.kind]
    if (!sessionState.lockedAt) return response.redirect().toRoute(door.home)
    response.header('Clear-Site-Data', '"cache"')
    inertia.clearHistory()
    inertia.encryptHistory(false)
    return inertia.render('auth/locked', {
      door: user.kind,
      email: user.email,
      person: {
        first_name: user.firstName,
        last_name: user.lastName,
        first_name_other: user.firstNameOther,
        last_name_other: user.lastNameOther,
      },
    })
  }

  async destroy(ctx: HttpContext) {
    const { request, response, session, sessionState, auth, tenant, i18n } = ctx
    const user = auth.getUserOrFail()
    const { password, from } = await request.validateUsing(unlockValidator)
    const opened = await new UnlockSession().execute({
      tenantId: tenant.id,
      principal: user,
      sessionKey: sessionState.key!,
      rememberedBy: sessionState.rememberedBy,
      password,
      requestId: request.id() ?? null,
    })
    if (!opened.ok && opened.error.type === 'too_many_tries') return shutOut(ctx)
    if (!opened.ok) {
      session.flashErrors({ password: i18n.t('session.wrong_password') })
      return response.redirect().back()
    }
    sessionState.lockedAt = null
    confirmNow(ctx)
    return this.#goBack(ctx, from)
  }

  /** To where this window was, else to where the session was last. */
  #goBack({ response, session, auth }: HttpContext, from: string | undefined) {
    const door = doors[auth.getUserOrFail().kind]
    const last: unknown = session.pull(lockedFromKey)
    const path =
      intendedPath(from, door) ?? intendedPath(typeof last === 'string' ? last : null, door)
    return path ? response.redirect().toPath(path) : response.redirect().toRoute(door.home)
  }
}
