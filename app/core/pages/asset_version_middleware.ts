import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * A page that runs the assets of an older version is loaded anew: the Inertia middleware, outside of the session, answers its
 * next visit with 409. What the session has to tell waits until then. A form that was just refused is answered as it runs,
 * because loading it anew would lose what was typed; it is loaded anew by the visit after.
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
