import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { goneSignal, takeRequestPlace } from '#core/requests/request_places'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Gives this request's place to another one: what follows waits for something outside. */
    leavePlace(): void
  }
}

/**
 * Stands in the chain twice, because a request whose body was still arriving has left its first
 * place.
 */
export default class PlaceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (held.has(ctx)) return next()
    await takePlace(ctx)
    try {
      return await next()
    } finally {
      ctx.leavePlace()
    }
  }
}

const held = new WeakSet<HttpContext>()

async function takePlace(ctx: HttpContext) {
  const place = await takeRequestPlace(ctx.tenant?.id ?? 'installation', goneSignal(ctx))
  held.add(ctx)
  ctx.leavePlace = () => {
    held.delete(ctx)
    place()
  }
}

/**
 * Does what waits for something outside without the request's place, which it takes again
 * afterwards.
 */
export async function withoutPlace<T>(ctx: HttpContext, wait: () => Promise<T>): Promise<T> {
  ctx.leavePlace()
  const done = await wait()
  await takePlace(ctx)
  return done
}
