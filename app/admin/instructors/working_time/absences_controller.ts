import type { HttpContext } from '@adonisjs/core/http'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { absenceValidator } from '#core/absences/absence_validator'
import { answerAbsence } from '#core/absences/answer_absence'
import { saidAbsence } from '#core/absences/said_absence'
import { actorOf } from '#core/records/actor_of'
import { answerSpanRemoved } from '#core/records/answer_span'
import { AddAbsence } from '#domain/people/instructors/absences/add_absence'
import { RemoveAbsence } from '#domain/people/instructors/absences/remove_absence'

export default class AbsencesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('recordAbsence')
    const { id } = await findOr404(ctx)
    const form = await request.validateUsing(absenceValidator)
    const said = saidAbsence(form, tenant.timezone)
    if (!said.ok) return answerAbsence(ctx, said, 'absence')
    const result = await new AddAbsence().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), instructorId: id },
      ...said.value,
      reason: form.reason ?? null,
    })
    return answerAbsence(ctx, result, 'absence')
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const about = { tenantId: tenant.id, actor: actorOf(ctx), instructorId: params.id as string }
    const result = await new RemoveAbsence().execute({ ...about, id: params.absence })
    return answerSpanRemoved(ctx, result, { area: 'instructors', done: 'absence_removed' })
  }
}
