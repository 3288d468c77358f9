import type { HttpContext } from '@adonisjs/core/http'
import { absenceValidator } from '#core/absences/absence_validator'
import { saidAbsence } from '#core/absences/said_absence'
import { toldSession } from '#core/absences/told_session'
import { readStatements } from '#domain/shared/data/database'
import { touchedSessions } from '#domain/scheduling/substitution/queries/touched_sessions'

/** Which of their own sessions an absence would touch, before an instructor asks for it. */
export default class OwnTouchedSessionsController {
  async index({ auth, request, response, tenant }: HttpContext) {
    const form = await request.validateUsing(absenceValidator, { data: request.qs() })
    const said = saidAbsence(form, tenant.timezone)
    response.header('Cache-Control', 'no-store')
    if (!said.ok) return { total: 0, sessions: [] }
    const { personId } = auth.getUserOrFail()
    const { total, sessions } = await readStatements(tenant.id, () =>
      touchedSessions(personId, said.value)
    )
    return { total, sessions: sessions.map(toldSession) }
  }
}
