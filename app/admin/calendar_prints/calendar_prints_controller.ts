import type { HttpContext } from '@adonisjs/core/http'
import { calendarPrintValidator } from '#app/admin/calendar_prints/calendar_print_validator'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { printCalendar } from '#app/documents/calendar/print_calendar'
import { notPrintable } from '#app/documents/send_pdf'
import { printedKinds } from '#domain/scheduling/prints/find_printed'

/** A week or a month of one group, room or instructor on one page, as PDF. */
export default class CalendarPrintsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('index')
    const data = ctx.request.qs()
    const [problem, asked] = await ctx.request.tryValidateUsing(calendarPrintValidator, { data })
    const whose = printedKinds.filter((of) => asked?.[of] !== undefined)
    if (problem || whose.length !== 1) throw notPrintable()
    const [of] = whose as [(typeof printedKinds)[number]]
    const namesStudents = mayNameStudents(ctx)
    return printCalendar(ctx, { of, id: asked[of]!, namesStudents }, asked)
  }
}
