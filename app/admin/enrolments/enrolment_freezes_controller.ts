import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { freezeValidator } from '#app/admin/enrolments/enrolment_validator'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { UnfreezeEnrolment } from '#domain/teaching/enrolments/actions/unfreeze_enrolment'

export default class EnrolmentFreezesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const { from, until = null, reason } = await ctx.request.validateUsing(freezeValidator)
    const result = await new FreezeEnrolment().execute({ ...stepOf(ctx), from, until, reason })
    return answerEnrolment(ctx, result, 'frozen', { from, until })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const result = await new UnfreezeEnrolment().execute(stepOf(ctx))
    return answerEnrolment(ctx, result, 'unfrozen')
  }
}
