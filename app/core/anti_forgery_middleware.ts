import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'

const cookie = 'XSRF-TOKEN'
const mostKept = 20_000

/** The cookies this process has given out, each with the session's secret it belongs to; the oldest go first. */
const given = new Map<string, string>()

/**
 * The framework's anti-forgery check, which makes and encrypts a new token for every answer. Here a browser that holds a
 * cookie of this session keeps it; who reads need not even prove it, whatever changes something does.
 */
export default class AntiForgeryMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const held: string | undefined = ctx.request.cookiesList()[cookie]
    const secret: string | undefined = ctx.session.get('csrf-secret')
    const reads = ['GET', 'HEAD'].includes(ctx.request.method())
    const isKept = Boolean(held && secret && given.get(held) === secret)
    if (reads && isKept) return next()
    if (isKept) keepCookie(ctx.response)
    const shield = await ctx.containerResolver.make(ShieldMiddleware)
    return shield.handle(ctx, () => {
      remember(ctx)
      return next()
    })
  }
}

/** The browser's token belongs to this session already: the check is spared making it another. */
function keepCookie(response: HttpContext['response']) {
  const set = response.encryptedCookie.bind(response)
  response.encryptedCookie = (name, value, options) =>
    name === cookie ? response : set(name, value, options)
}

function remember({ response, session }: HttpContext) {
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const value = set.findLast((one) => one.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
  if (!value) return
  given.set(decodeURIComponent(value.split(';', 1)[0]!), session.get('csrf-secret'))
  if (given.size > mostKept) given.delete(given.keys().next().value!)
}
