import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** A session that is gone is never revived under its old id; the host of another centre ends it for good. */
export default class SessionRenewalMiddleware {
  async handle({ session, sessionIsGone }: HttpContext, next: NextFn) {
    if (sessionIsGone) session.regenerate()
    return next()
  }
}
