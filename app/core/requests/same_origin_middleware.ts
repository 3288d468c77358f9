import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/shield'

const reading = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']

/**
 * Refuses a change that another origin's page sent, beside the anti-forgery token (security T20). A sibling centre's host
 * counts as another origin, though browsers call it the same site and SameSite cookies would travel.
 */
export default class SameOriginMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (reading.includes(request.method())) return next()
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    const foreignSite = site !== undefined && !ownSites.includes(site)
    const foreignOrigin = origin !== undefined && URL.parse(origin)?.host !== request.host()
    if (foreignSite || foreignOrigin) throw new errors.E_BAD_CSRF_TOKEN()
    return next()
  }
}
