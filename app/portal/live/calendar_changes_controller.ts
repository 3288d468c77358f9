import type { HttpContext } from '@adonisjs/core/http'
import { liveCalendar } from '#core/live/live_calendar'
import { mayHear } from '#core/live/may_hear'
import { ForbiddenError } from '#core/portals/portal_middleware'
import { isForeign } from '#core/requests/same_origin_middleware'

export default class CalendarChangesController {
  /** A stream of days on which something changed; it says nothing of what. */
  index(ctx: HttpContext) {
    const { auth, tenant, request, response } = ctx
    const person = auth.getUserOrFail()
    if (isForeign(request) || !mayHear(person, tenant)) throw new ForbiddenError()
    const calendar = liveCalendar()
    if (!calendar?.isListening) return response.status(503).send('')
    if (!calendar.streams.hasRoom(tenant.id, person.userId)) return response.status(429).send('')
    calendar.streams.open(
      ctx,
      calendar.daysMissed(tenant.id, Number(request.input('since', Infinity)))
    )
  }
}
