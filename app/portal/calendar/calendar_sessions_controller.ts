import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import { ownCalendarValidator } from '#app/portal/calendar/own_calendar_validator'
import { answerCalendar } from '#core/calendar/answer_calendar'
import { notFound } from '#core/errors/not_found'
import { readOwnCalendar } from '#domain/scheduling/calendar/own/read_own_calendar'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarSessionsController {
  async index(ctx: HttpContext) {
    const { request, tenant } = ctx
    const person = ownPerson(ctx)
    const data = request.qs()
    const { from, to, child } = await request.validateUsing(ownCalendarValidator, { data })
    const found = await readStatements(tenant.id, () =>
      readOwnCalendar({ person, child: child || null, from, to, zone: tenant.timezone })
    )
    if (!found) throw notFound(ctx)
    return answerCalendar(ctx, found)
  }
}
