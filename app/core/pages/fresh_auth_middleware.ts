import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isInertia } from '#core/requests/page_visit'

/**
 * An open page asks every few minutes who its person is now (row D10). The session has answered
 * that already, so the page's own controller and its queries are skipped.
 */
export default class FreshAuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, inertia } = ctx
    const component = request.header('x-inertia-partial-component')
    if (!auth.user || !component || !asksOnlyAuth(request)) return next()
    return response.send(await inertia.render(component as never, {} as never))
  }
}

function asksOnlyAuth(request: HttpContext['request']) {
  const isRead = request.method() === 'GET' && isInertia(request)
  const except = request.header('x-inertia-partial-except')
  return isRead && !except && request.header('x-inertia-partial-data') === 'auth'
}
