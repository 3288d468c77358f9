import type { HttpContext } from '@adonisjs/core/http'
import { overCapacity } from '#app/admin/enrolments/enrolment_act'
import { enrolled, agreedCharge } from '#app/admin/enrolments/enrolment_form'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { refuseEnrolment } from '#app/admin/enrolments/enrolment_refusal'
import { enrolValidator } from '#app/admin/enrolments/enrolment_validator'
import { toldEnrolment } from '#app/admin/enrolments/told_enrolment'
import { actOf } from '#app/admin/groups/group_form'
import { confirmationIn } from '#app/admin/placements/confirmation'
import StudentPolicy from '#app/admin/students/student_policy'
import { moneyMeta } from '#core/forms/money_field'
import { personMeta } from '#core/people/person_meta'
import { EnrolStudent } from '#domain/teaching/enrolments/actions/enrol_student'

export default class EnrolmentsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n, params } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('create')
    const money = moneyMeta(ctx)
    const meta = { ...money.meta, ...personMeta(ctx).meta }
    const form = await request.validateUsing(enrolValidator, { meta })
    if (!form.student_id) await bouncer.with(StudentPolicy).authorize('create')
    const result = await new EnrolStudent().execute({
      ...actOf(ctx),
      groupId: params.id,
      student: enrolled(form),
      as: form.standing,
      startsOn: form.starts_on,
      charge: agreedCharge(money, form),
      discount_reason: form.discount_reason ?? null,
      overCapacityReason: await overCapacity(ctx, form),
      ...confirmationIn(form),
    })
    if (!result.ok) refuseEnrolment(ctx, result.error)
    else {
      const { studentId, status } = result.value
      const names = await toldEnrolment(ctx, { studentId, groupId: params.id })
      session.flash('success', i18n.t(`enrolments.flash.began.${status}`, names))
    }
    return response.redirect().withQs().back()
  }
}
