import { Exception } from '@adonisjs/core/exceptions'
import { errors, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isPageVisit, readsJson } from '#core/requests/page_visit'
import { portalOfPath, portalRoutes } from '#core/portals/portal_routes'
import type { Kind } from '#domain/shared/choices/kinds'

export class ForbiddenError extends Exception {
  static override status = 403
  static override code = 'E_FORBIDDEN'
}

type Options = {
  kinds: Kind[]
  /** Also for an administrator who has not yet set up the required second factor. */
  beforeSecondFactor?: boolean
}

export default class PortalMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: Options) {
    const user = ctx.auth.user
    if (!user) return this.#toDoor(ctx, options)
    if (!options.kinds.includes(user.kind)) throw new ForbiddenError()
    if (!options.beforeSecondFactor && user.lacksSecondFactor(ctx.tenant.twoFactorRequired)) {
      return ctx.response.redirect().toRoute('admin.two_factor_setup')
    }
    return next()
  }

  /** Of whoever alone may come here; what students and instructors share has the door of its path. */
  #toDoor({ request, response, session }: HttpContext, { kinds: [only, ...others] }: Options) {
    if (readsJson(request)) throw new errors.E_HTTP_EXCEPTION('', { status: 401 })
    // Not what an open page asks for beside itself: signing in leads back to pages
    if (isPageVisit(request)) session.setIntendedUrl(request.url(true))
    const door = only && others.length === 0 ? portalRoutes[only] : portalOfPath(request.url())
    return response.redirect().toRoute(door.login)
  }
}
