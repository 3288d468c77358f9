import type { HttpContext } from '@adonisjs/core/http'
import { answerMakeUp, makeUpOf } from '#core/make_ups/answer_make_up'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { waiverValidator } from '#app/admin/make_ups/make_up_validator'
import { offerUndo } from '#core/records/offer_undo'
import { TakeBackWaiver } from '#domain/attendance/make_ups/actions/take_back_waiver'
import { WaiveMakeUp } from '#domain/attendance/make_ups/actions/waive_make_up'

export default class MakeUpWaiversController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { reason } = await ctx.request.validateUsing(waiverValidator)
    const makeUp = makeUpOf(ctx)
    const result = await new WaiveMakeUp().execute({ ...makeUp, reason })
    if (result.ok) {
      offerUndo(ctx, { method: 'delete', url: `/admin/make-ups/${makeUp.id}/waiver`, data: {} })
    }
    return answerMakeUp(ctx, result, 'waived')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    return answerMakeUp(ctx, await new TakeBackWaiver().execute(makeUpOf(ctx)), 'taken_back')
  }
}
