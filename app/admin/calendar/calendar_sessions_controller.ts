import type { HttpContext } from '@adonisjs/core/http'
import { calendarSpanValidator } from '#app/admin/calendar/calendar_validator'
import { mayNameStudents, sessionQuery } from '#app/admin/class_sessions/shown/session_query'
import { answerCalendar } from '#core/calendar/answer_calendar'
import { readCalendar } from '#domain/scheduling/calendar/read_calendar'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarSessionsController {
  /** Whoever may not see sessions is told when the centre is open. */
  async index(ctx: HttpContext) {
    const { request, tenant, auth } = ctx
    const data = request.qs()
    const { from, to, lanes } = await request.validateUsing(calendarSpanValidator, { data })
    const { filter } = sessionQuery(ctx)
    const mayListSessions = auth.getUserOrFail().may('admin.sessions.index')
    const asked = {
      from,
      to,
      filter,
      zone: tenant.timezone,
      mayListSessions,
      everyRoom: lanes === 'rooms',
    }
    const found = await readStatements(tenant.id, () =>
      readCalendar({ ...asked, mayNameStudents: mayNameStudents(ctx) })
    )
    return answerCalendar(ctx, found)
  }
}
