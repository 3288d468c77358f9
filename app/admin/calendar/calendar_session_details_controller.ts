import type { HttpContext } from '@adonisjs/core/http'
import SessionDetailsTransformer from '#app/admin/calendar/session_details_transformer'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { notFound } from '#core/errors/not_found'
import { sessionDetails } from '#domain/scheduling/calendar/details/session_details'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarSessionDetailsController {
  async show(ctx: HttpContext) {
    const { auth, bouncer, locale, params, response, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('show')
    const found = await readStatements(tenant.id, () => sessionDetails(params.id, locale))
    if (!found) throw notFound(ctx)
    const enrolments = auth.getUserOrFail().may('admin.enrolments.index')
    const known = { students: mayNameStudents(ctx), enrolments }
    response.header('Cache-Control', 'no-store')
    return new SessionDetailsTransformer(found, known).toObject()
  }
}
