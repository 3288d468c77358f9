import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { goneSignal, takeRequestPlace } from '#core/requests/request_places'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Gives the request's place among its centre's to another one: what follows waits for something outside. */
    leavePlace(): void
  }
}

/** It stands in the chain twice, as whoever's body was still on its way has left the first one. */
export default class PlaceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (held.has(ctx)) return next()
    const place = await takeRequestPlace(ctx.tenant?.id ?? 'installation', goneSignal(ctx))
    held.add(ctx)
    ctx.leavePlace = () => {
      held.delete(ctx)
      place()
    }
    try {
      return await next()
    } finally {
      ctx.leavePlace()
    }
  }
}

const held = new WeakSet<HttpContext>()
