import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isPageVisit } from '#core/requests/page_visit'

/**
 * A session that is gone is never revived under its old id; the host of another centre ends it for
 * good. When its person's rights changed, it gets a new id with the next page.
 */
export default class SessionRenewalMiddleware {
  async handle({ request, session, sessionIsGone, sessionState }: HttpContext, next: NextFn) {
    if (sessionIsGone || (sessionState.renewalDue && isPageVisit(request))) session.regenerate()
    return next()
  }
}
