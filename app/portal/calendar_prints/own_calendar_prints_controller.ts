import type { HttpContext } from '@adonisjs/core/http'
import { calendarPrintValidator } from '#app/documents/calendar/calendar_print_validator'
import { notPrintable, printCalendar } from '#app/documents/calendar/print_calendar'

/** An instructor's own week or month. */
export default class OwnCalendarPrintsController {
  async show(ctx: HttpContext) {
    const data = ctx.request.qs()
    const [problem, asked] = await ctx.request.tryValidateUsing(calendarPrintValidator, { data })
    if (problem) throw notPrintable()
    const { personId: id } = ctx.auth.getUserOrFail()
    return printCalendar(ctx, { of: 'instructor', id, namesStudents: true }, asked)
  }
}
