import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookie } from '#config/session'
import { isBackground } from '#core/requests/background'
import { isScripted } from '#core/requests/page_visit'
import { RecentMap } from '#core/requests/recent_map'

type Request = HttpContext['request']

const tokenCookie = 'XSRF-TOKEN'

const verified = new RecentMap<string, string>(20_000)

/**
 * A browser that sent this id, properly signed, has the cookie already. A script without a session
 * gets none, nor a token: meanwhile the browser may have got the next id, by locking the screen or
 * by opening a page.
 */
export default class KeptCookiesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const read = request.cookie.bind(request)
    const set = response.cookie.bind(response)
    request.cookie = (name, fallback) =>
      name === sessionCookie ? sessionIdOf(request, read) : read(name, fallback)
    response.cookie = (name, value, options) => {
      const isKept = name === sessionCookie && (request.cookie(name) === value || isLate(ctx))
      return isKept ? response : set(name, value, options)
    }
    const encrypt = response.encryptedCookie.bind(response)
    response.encryptedCookie = (name, value, options) =>
      name === tokenCookie && isLate(ctx) ? response : encrypt(name, value, options)
    return next()
  }
}

function sessionIdOf(request: Request, read: Request['cookie']): string | undefined {
  const signed: string | undefined = request.cookiesList()[sessionCookie]
  const known = signed && verified.get(signed)
  if (known) return known
  const id: string | undefined = read(sessionCookie)
  if (signed && id) verified.set(signed, id)
  return id
}

function isLate({ request, sessionIsGone }: HttpContext) {
  const hasNone = sessionIsGone || request.cookiesList()[sessionCookie] === undefined
  return hasNone && (isScripted(request) || isBackground(request))
}
