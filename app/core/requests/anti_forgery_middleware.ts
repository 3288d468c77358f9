import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { RecentMap } from '#core/requests/recent_map'

const cookie = 'XSRF-TOKEN'
const reading = ['GET', 'HEAD']

const given = new RecentMap<string, string>(20_000)

/**
 * The framework makes and encrypts a new token for every answer; here a browser that holds a cookie
 * of this session keeps it. Any cookie this process did not give to this very session is left to
 * the framework.
 */
export default class AntiForgeryMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, session } = ctx
    const secret: string | undefined = session.get('csrf-secret')
    const isGiven = (token: string | undefined) =>
      Boolean(token && secret && given.get(token) === secret)
    const held: string | undefined = request.cookiesList()[cookie]
    const reads = reading.includes(request.method())
    if (isGiven(held) && (reads || isGiven(sent(request)))) return next()
    const shield = await ctx.containerResolver.make(ShieldMiddleware)
    return shield.handle(ctx, () => {
      remember(ctx)
      return next()
    })
  }
}

function sent(request: HttpContext['request']) {
  try {
    return decodeURIComponent(request.header('x-xsrf-token', '')!)
  } catch {
    return undefined
  }
}

function remember({ response, session }: HttpContext) {
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const value = set.findLast((one) => one.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
  if (!value) return
  given.set(decodeURIComponent(value.split(';', 1)[0]!), session.get('csrf-secret'))
}
