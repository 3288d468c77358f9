import type { HttpContext } from '@adonisjs/core/http'
import { findStudentOr404 } from '#app/admin/students/found_student'
import StudentPolicy from '#app/admin/students/student_policy'
import { studentStatusValidator } from '#app/admin/students/student_validator'
import { tellStatus } from '#app/admin/students/told_status'
import StudentTransformer from '#app/admin/students/student_transformer'
import { notFound } from '#core/errors/not_found'
import { agreementIn, askDeparture, refuseReturn } from '#core/people/departure_question'
import { actorOf } from '#core/records/actor_of'
import { SetStudentStatus } from '#domain/people/students/actions/set_student_status'

export default class StudentStandingsController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const form = await request.validateUsing(studentStatusValidator)
    const { status, version, agreed, undone_id: undoneId = null } = form
    const student = await findStudentOr404(ctx)
    const { id } = student
    const by = { tenantId: tenant.id, zone: tenant.timezone, actor: actorOf(ctx) }
    const input = { ...by, id, version, status, ...agreementIn(ctx, agreed), undoneId }
    const result = await new SetStudentStatus().execute(input)
    if (result.ok) {
      const names = new StudentTransformer(student).toObject()
      tellStatus(ctx, names, { id, after: status, ...result.value })
    } else if (result.error.type === 'not_found') throw notFound(ctx)
    else if (result.error.type === 'asked') {
      const data = { status, version }
      askDeparture(ctx, 'students', result.error, { method: 'put', url: request.url(), data })
    } else if (result.error.type === 'not_given_back') refuseReturn(ctx, result.error)
    else session.flash('error', i18n.t('students.errors.changed_since'))
    return response.redirect().withQs().back()
  }
}
