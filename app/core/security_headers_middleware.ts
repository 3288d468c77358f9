import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cspFactory, frameGuardFactory, noSniffFactory } from '@adonisjs/shield/guards'
import contentSecurityPolicy from '#config/content_security_policy'
import env from '#start/env'

const year = 365 * 24 * 60 * 60
const overHttps = env.get('APP_URL', '').startsWith('https:')
const guards = [
  cspFactory(contentSecurityPolicy),
  frameGuardFactory({ enabled: true, action: 'DENY' }),
  noSniffFactory({ enabled: true }),
]

/** The header set of security §1.1 on every answer, files and errors included. */
export default class SecurityHeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    for (const guard of guards) await guard(ctx)
    const { response } = ctx
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    response.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    response.header('X-Request-Id', ctx.request.id()!)
    if (overHttps) response.header('Strict-Transport-Security', hsts(ctx))
    return next()
  }
}

/** Subdomains are promised only where they are ours: a centre's own domain may have others. */
function hsts({ request }: HttpContext) {
  const domain = env.get('APP_DOMAIN')
  const host = request.hostname() ?? ''
  const ours = host === domain || host.endsWith(`.${domain}`)
  return ours ? `max-age=${year}; includeSubDomains` : `max-age=${year}`
}
