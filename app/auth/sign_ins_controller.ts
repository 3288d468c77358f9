import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { portalOfPath } from '#core/portals/portal_routes'
import { signInValidator } from '#app/auth/auth_validator'
import { signOut } from '#core/sessions/sign_out'
import { completeSignIn } from '#app/auth/sign_in/complete_sign_in'
import { pendingSignIn } from '#app/auth/second_factors/pending_sign_in'
import { isInertia } from '#core/requests/page_visit'
import { knownDevice } from '#app/auth/sign_in/known_device'
import { SignInThrottle } from '#app/auth/sign_in/sign_in_throttle'
import { SignIn } from '#domain/access/sessions/actions/sign_in'

export default class SignInsController {
  create({ request, response, auth, inertia }: HttpContext) {
    const door = portalOfPath(request.url())
    if (auth.user?.kind === door.kind) return response.redirect().toRoute(door.home)
    return inertia.render('auth/login', { door: door.kind })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, tenant, i18n } = ctx
    const door = portalOfPath(request.url())
    const { email, password, remember } = await request.validateUsing(signInValidator)

    const account = { tenant, kind: door.kind, email }
    const device = knownDevice(ctx, account)
    const throttle = new SignInThrottle({ ...account, ip: request.ip(), device })
    const wait = await throttle.secondsToWait()
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60)
      session.flashErrors({ email: i18n.t('auth.too_many_tries', { minutes }) })
      return response.redirect().back()
    }

    const result = await new SignIn().execute({
      tenantId: tenant.id,
      kind: door.kind,
      email,
      password,
      requestId: request.id() ?? null,
    })
    if (!result.ok) {
      session.flashErrors({ email: i18n.t('auth.invalid_credentials') })
      return response.redirect().back()
    }
    await throttle.forgive()
    if (!result.value.secondFactor) return completeSignIn(ctx, result.value, { remember })
    pendingSignIn.begin(session, { userId: result.value.userId, remember: Boolean(remember) })
    return response.redirect().toRoute(door.twoFactor)
  }

  /** Loads the door as a new page, so that nothing readable stays in the old one's history. */
  async destroy(ctx: HttpContext) {
    const door = urlFor(portalOfPath(ctx.request.url()).login)
    await signOut(ctx)
    return isInertia(ctx.request)
      ? ctx.inertia.location(door)
      : ctx.response.redirect().toPath(door)
  }
}
