import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { answerValidator } from '#app/admin/enrolments/enrolment_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { AcceptOffer } from '#domain/teaching/enrolments/actions/accept_offer'
import { DeclineOffer } from '#domain/teaching/enrolments/actions/decline_offer'

export default class SeatOfferAnswersController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const { answer, reason, ...form } = await ctx.request.validateUsing(answerValidator)
    const input = { ...stepOf(ctx), reason }
    const result =
      answer === 'accepted'
        ? await new AcceptOffer().execute({ ...input, ...confirmationIn(form) })
        : await new DeclineOffer().execute(input)
    return answerEnrolment(ctx, result, answer)
  }
}
