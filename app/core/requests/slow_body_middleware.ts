import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * A slowly sent body holds no place while it is read: a few of them would be all that a centre has.
 */
export default class SlowBodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.request.request.complete) ctx.leavePlace()
    return next()
  }
}
