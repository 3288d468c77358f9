import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/shield'

const reading = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']

/**
 * A sibling centre's host counts as another origin, though browsers call it the same site and
 * SameSite cookies would travel (security T20).
 */
export default class SameOriginMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (reading.includes(request.method())) return next()
    if (isForeign(request)) throw new errors.E_BAD_CSRF_TOKEN()
    return next()
  }
}

/** Asked by a page of another origin, as far as the browser says. */
export function isForeign(request: HttpContext['request']) {
  const site = request.header('sec-fetch-site')
  const origin = request.header('origin')
  const foreignSite = site !== undefined && !ownSites.includes(site)
  const foreignOrigin = origin !== undefined && URL.parse(origin)?.host !== request.host()
  return foreignSite || foreignOrigin
}
