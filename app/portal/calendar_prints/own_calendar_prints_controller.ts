import type { HttpContext } from '@adonisjs/core/http'
import { printCalendar } from '#app/documents/calendar/print_calendar'
import { notPrintable } from '#app/documents/send_pdf'
import { ownCalendarPrintValidator } from '#app/portal/calendar_prints/own_calendar_print_validator'

/** An instructor's own week or month. */
export default class OwnCalendarPrintsController {
  async show(ctx: HttpContext) {
    const data = ctx.request.qs()
    const [problem, asked] = await ctx.request.tryValidateUsing(ownCalendarPrintValidator, { data })
    if (problem) throw notPrintable()
    const { personId: id } = ctx.auth.getUserOrFail()
    return printCalendar(ctx, { of: 'instructor', id, namesStudents: true }, asked)
  }
}
