import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { CompleteEnrolment } from '#domain/teaching/enrolments/actions/complete_enrolment'

export default class EnrolmentCompletionsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const result = await new CompleteEnrolment().execute(stepOf(ctx))
    return answerEnrolment(ctx, result, 'completed')
  }
}
