import type { HttpContext } from '@adonisjs/core/http'
import { absenceDecisionValidator } from '#app/admin/absence_requests/absence_decision_validator'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { DecideAbsence } from '#domain/people/instructors/absences/decide_absence'

export default class AbsenceDecisionsController {
  async store(ctx: HttpContext) {
    const { bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const { decision, answer } = await request.validateUsing(absenceDecisionValidator)
    const result = await new DecideAbsence().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), id: params.absence as string },
      ...{ decision, answer: answer || null },
    })
    if (result.ok) session.flash('success', i18n.t(`instructors.flash.absence_${decision}`))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`instructors.decided.${result.error.state}`))
    return response.redirect().withQs().back()
  }
}
