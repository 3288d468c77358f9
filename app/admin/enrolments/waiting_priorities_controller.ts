import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { priorityValidator } from '#app/admin/enrolments/enrolment_validator'
import { MoveToFront } from '#domain/teaching/enrolments/actions/move_to_front'

export default class WaitingPrioritiesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const form = await ctx.request.validateUsing(priorityValidator)
    const result = await new MoveToFront().execute({ ...stepOf(ctx), ...form })
    return answerEnrolment(ctx, result, 'moved_to_front')
  }
}
