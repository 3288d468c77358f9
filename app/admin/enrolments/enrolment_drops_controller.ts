import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { dropValidator } from '#app/admin/enrolments/enrolment_validator'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'

export default class EnrolmentDropsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const form = await ctx.request.validateUsing(dropValidator)
    const result = await new DropEnrolment().execute({ ...stepOf(ctx), ...form })
    return answerEnrolment(ctx, result, 'dropped', { from: form.on, until: null })
  }
}
