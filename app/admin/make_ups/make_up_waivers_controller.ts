import type { HttpContext } from '@adonisjs/core/http'
import { answerMakeUp, makeUpOf } from '#app/admin/make_ups/make_up_answer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { waiverValidator } from '#app/admin/make_ups/make_up_validator'
import { WaiveMakeUp } from '#domain/attendance/make_ups/actions/waive_make_up'

export default class MakeUpWaiversController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { reason } = await ctx.request.validateUsing(waiverValidator)
    const result = await new WaiveMakeUp().execute({ ...makeUpOf(ctx), reason })
    return answerMakeUp(ctx, result, 'waived')
  }
}
