import type { HttpContext } from '@adonisjs/core/http'
import { liveCalendar } from '#core/live/live_calendar'
import { rosterKey } from '#core/live/live_streams'
import { mayHear, mayHearMarks } from '#core/live/may_hear'
import { ForbiddenError } from '#core/portals/portal_middleware'
import { isForeign } from '#core/requests/same_origin_middleware'
import { isUuid } from '#domain/shared/text/is_uuid'

export default class CalendarChangesController {
  /**
   * A stream of days on which something changed, and of marks made in the session whose roster is
   * shown (`roster`); it says nothing of what.
   */
  index(ctx: HttpContext) {
    const { auth, tenant, request, response } = ctx
    const person = auth.getUserOrFail()
    if (isForeign(request) || !mayHear(person, tenant)) throw new ForbiddenError()
    const calendar = liveCalendar()
    if (!calendar?.isListening) return response.status(503).send('')
    if (!calendar.streams.hasRoom(tenant.id, person.userId)) return response.status(429).send('')
    const session = String(request.input('roster', ''))
    const roster =
      mayHearMarks(person) && isUuid(session) ? rosterKey(tenant.id, session) : undefined
    calendar.streams.open(ctx, {
      days: calendar.daysMissed(tenant.id, Number(request.input('since', Infinity))),
      roster,
      marks: roster ? calendar.marks.recent(roster) : undefined,
    })
  }
}
