import type { HttpContext } from '@adonisjs/core/http'
import type { MiddlewareAsClass, NextFn } from '@adonisjs/core/types/http'
import { sentAddress } from '#core/requests/unreadable_address'

const searchRoutes = [
  'search.multi',
  'search.index',
  'search.index.show',
  'search.health',
  'search.bare',
  'search.unknown',
] as const

/**
 * Routes whose proof is a token that a program sends along, or has in its address. No browser adds it by itself, so that no
 * other site's page can have anything asked in somebody's name: the anti-forgery check is not
 * theirs, and neither is any cookie (docs/adr/0036-search-wire.md, docs/adr/0055-calendar-feed.md).
 */
export const tokenRoutes = [...searchRoutes, 'calendar_feeds.show'] as const

const names = new Set<string>(tokenRoutes)
const searching = new Set<string>(searchRoutes)

const below = /^\/search(?:[/?]|$)/

export const asksByToken = ({ route }: HttpContext) => names.has(route?.name ?? '')

/** A search, also where it was refused before its route was known. */
export const isAnsweredOnWire = (ctx: HttpContext) =>
  searching.has(ctx.route?.name ?? '') || below.test(sentAddress(ctx.request.request))

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
