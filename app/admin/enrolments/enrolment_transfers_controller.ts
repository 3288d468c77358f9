import type { HttpContext } from '@adonisjs/core/http'
import { overCapacity, stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { transferValidator } from '#app/admin/enrolments/enrolment_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'

export default class EnrolmentTransfersController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const form = await ctx.request.validateUsing(transferValidator)
    const result = await new TransferEnrolment().execute({
      ...stepOf(ctx),
      targetId: form.target_id,
      on: form.on,
      price: form.price_choice,
      reason: form.reason,
      overCapacityReason: await overCapacity(ctx, form),
      ...confirmationIn(form),
    })
    return answerEnrolment(ctx, result, 'transferred', { from: form.on, until: null })
  }
}
