import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookie } from '#config/session'

/**
 * The session names its id with every answer. A browser that brought this id, well signed, has it already, for as long as
 * it is open: it is neither signed nor sent again.
 */
export default class KeptCookiesMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const set = response.cookie.bind(response)
    response.cookie = (name, value, options) => {
      const isKept = name === sessionCookie && request.cookie(name) === value
      return isKept ? response : set(name, value, options)
    }
    return next()
  }
}
