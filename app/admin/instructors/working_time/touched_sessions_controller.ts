import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { absenceValidator } from '#core/absences/absence_validator'
import { saidAbsence } from '#core/absences/said_absence'
import { toldSession } from '#core/absences/told_session'
import { touchedSessions } from '#domain/scheduling/substitution/queries/touched_sessions'
import { readStatements } from '#domain/shared/data/database'

/** Lists the sessions an absence would touch, before it is recorded; who may see none gets their number. */
export default class TouchedSessionsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('recordAbsence')
    const { id } = await findOr404(ctx)
    const form = await request.validateUsing(absenceValidator, { data: request.qs() })
    const span = saidAbsence(form, tenant.timezone)
    response.header('Cache-Control', 'no-store')
    if (!span.ok) return { total: 0, sessions: [] }
    const { total, sessions } = await readStatements(tenant.id, () =>
      touchedSessions(id, span.value)
    )
    const maySee = await bouncer.with(ClassSessionPolicy).allows('index')
    const mayName = mayNameStudents(ctx)
    const named = sessions.map((one) => ({ ...one, student: mayName ? one.student : null }))
    return { total, sessions: maySee ? named.map(toldSession) : [] }
  }
}
