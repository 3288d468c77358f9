import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { confirmationValidator } from '#app/admin/enrolments/enrolment_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { ConfirmEnrolment } from '#domain/teaching/enrolments/actions/confirm_enrolment'

export default class EnrolmentConfirmationsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const confirmation = confirmationIn(await ctx.request.validateUsing(confirmationValidator))
    const result = await new ConfirmEnrolment().execute({ ...stepOf(ctx), ...confirmation })
    const isWaiting = result.ok && result.value.status === 'waitlisted'
    return answerEnrolment(ctx, result, isWaiting ? 'waiting' : 'confirmed')
  }
}
