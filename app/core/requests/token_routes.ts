import type { HttpContext } from '@adonisjs/core/http'
import type { MiddlewareAsClass, NextFn } from '@adonisjs/core/types/http'
import { sentAddress } from '#core/requests/unreadable_address'

/**
 * Routes whose proof is a token that a script sends along. No browser adds it by itself, so that no
 * other site's page can have anything asked in somebody's name: the anti-forgery check is not
 * theirs, and neither is any cookie (docs/adr/0036-search-wire.md).
 */
export const tokenRoutes = [
  'search.multi',
  'search.index',
  'search.index.show',
  'search.health',
  'search.bare',
  'search.unknown',
] as const

const names = new Set<string>(tokenRoutes)

const below = /^\/search(?:[/?]|$)/

export const asksByToken = ({ route }: HttpContext) => names.has(route?.name ?? '')

/** Also where it was refused before its route was known. */
export const isAnsweredOnWire = (ctx: HttpContext) =>
  asksByToken(ctx) || below.test(sentAddress(ctx.request.request))

type Lazy = () => Promise<{ default: MiddlewareAsClass }>

/** Middleware of pages and forms, which a request by token passes by. */
export const ofPages = (list: Lazy[]): Lazy[] =>
  list.map((load) => async () => ({ default: passedBy((await load()).default) }))

const passedBy = (Middleware: MiddlewareAsClass): MiddlewareAsClass =>
  class {
    async handle(ctx: HttpContext, next: NextFn) {
      if (asksByToken(ctx)) return next()
      const wrapped = await ctx.containerResolver.make(Middleware)
      return wrapped.handle(ctx, next)
    }
  }
