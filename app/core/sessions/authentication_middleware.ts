import { Bouncer } from '@adonisjs/bouncer'
import { errors, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isBackground } from '#core/requests/background'
import { readsJson } from '#core/requests/page_visit'
import { isSecureOrigin } from '#core/requests/secure_origin'
import type { Principal } from '#domain/access/sessions/principal'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    bouncer: Bouncer<Principal>
  }
}

/** A page's own request for somebody who is gone gets 401 and no redirect. */
export default class AuthenticationMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.session.get('auth_web')) await ctx.auth.check()
    if (ctx.auth.user) keepPrivate(ctx)
    else if (isBackground(ctx.request)) return refuse(ctx)
    ctx.bouncer = new Bouncer(() => ctx.auth.user ?? null)
    return next()
  }
}

function refuse({ request, response }: HttpContext) {
  if (readsJson(request)) throw new errors.E_HTTP_EXCEPTION('', { status: 401 })
  return response.status(401).send('')
}

/** Neither in the browser's cache nor, readable, in its history (security T16). */
function keepPrivate({ request, response, inertia }: HttpContext) {
  response.header('Cache-Control', 'no-store')
  if (isSecureOrigin(request)) inertia.encryptHistory()
}
