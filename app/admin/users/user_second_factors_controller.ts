import type { HttpContext } from '@adonisjs/core/http'
import { answerAct } from '#app/admin/users/user_act'
import UserPolicy from '#app/admin/users/user_policy'
import { ResetSecondFactors } from '#domain/access/second_factors/actions/reset_second_factors'
import { isUuid } from '#domain/shared/text/is_uuid'
import { notFound } from '#core/errors/not_found'
import { authorityOf } from '#core/records/authority_of'

export default class UserSecondFactorsController {
  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    if (!isUuid(ctx.params.id)) throw notFound(ctx)
    const result = await new ResetSecondFactors().execute({
      ...authorityOf(ctx),
      userId: ctx.params.id,
    })
    if (!result.ok && result.error.type === 'not_found') throw notFound(ctx)
    return answerAct(ctx, result as Parameters<typeof answerAct>[1], 'factors_reset')
  }
}
