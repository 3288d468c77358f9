import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * The Inertia middleware, outside of the session, answers the next visit with 409; the session's
 * messages wait until then. A form that was just refused is answered first, because a reload would
 * lose what was typed.
 */
export default class AssetVersionMiddleware {
  handle({ request, inertia, session }: HttpContext, next: NextFn) {
    const { isInertiaRequest, version = '' } = inertia.requestInfo()
    if (!isInertiaRequest || request.method() !== 'GET' || version === inertia.getVersion()) {
      return next()
    }
    const { inputErrorsBag, errorsBag } = session.flashMessages.all()
    if (!inputErrorsBag && !errorsBag) return session.reflash()
    inertia.getVersion = () => version
    return next()
  }
}
