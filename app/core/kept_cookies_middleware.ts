import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookie } from '#config/session'
import { isBackground } from '#core/background'
import { isScripted } from '#core/page_visit'

/**
 * The session names its id with every answer. A browser that brought this id, well signed, has it already, for as long as
 * it is open: it is neither signed nor sent again. A script whose session is gone is given no other one: while it was on
 * its way the browser may have got the next id, by locking the screen.
 */
export default class KeptCookiesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const set = response.cookie.bind(response)
    response.cookie = (name, value, options) => {
      const isKept = name === sessionCookie && (request.cookie(name) === value || isLate(ctx))
      return isKept ? response : set(name, value, options)
    }
    return next()
  }
}

const isLate = ({ request, sessionIsGone }: HttpContext) =>
  Boolean(sessionIsGone) && (isScripted(request) || isBackground(request))
