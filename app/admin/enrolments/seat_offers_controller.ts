import type { HttpContext } from '@adonisjs/core/http'
import { overCapacity, stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { offerValidator } from '#app/admin/enrolments/enrolment_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { OfferSeat } from '#domain/teaching/enrolments/actions/offer_seat'

export default class SeatOffersController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const form = await ctx.request.validateUsing(offerValidator)
    const overCapacityReason = await overCapacity(ctx, form)
    const confirmation = confirmationIn(form)
    const input = { ...stepOf(ctx), reason: form.reason, overCapacityReason, ...confirmation }
    return answerEnrolment(ctx, await new OfferSeat().execute(input), 'offered')
  }
}
