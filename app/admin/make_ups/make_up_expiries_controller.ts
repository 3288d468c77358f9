import type { HttpContext } from '@adonisjs/core/http'
import { answerMakeUp, makeUpOf } from '#core/make_ups/answer_make_up'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { expiryValidator } from '#app/admin/make_ups/make_up_validator'
import { ExtendMakeUp } from '#domain/attendance/make_ups/actions/extend_make_up'

export default class MakeUpExpiriesController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { expires_on: day, reason } = await ctx.request.validateUsing(expiryValidator)
    const wanted = { ...makeUpOf(ctx), expiresOn: day, reason }
    return answerMakeUp(ctx, await new ExtendMakeUp().execute(wanted), 'extended')
  }
}
