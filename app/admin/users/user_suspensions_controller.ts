import type { HttpContext } from '@adonisjs/core/http'
import { answerAct } from '#app/admin/users/user_act'
import UserPolicy from '#app/admin/users/user_policy'
import { authorityOf } from '#core/records/authority_of'
import { ReactivateAdministrator } from '#domain/access/administrators/actions/reactivate_administrator'
import { SuspendAdministrator } from '#domain/access/administrators/actions/suspend_administrator'

export default class UserSuspensionsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string }
    return answerAct(ctx, await new SuspendAdministrator().execute(input), 'suspended')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string }
    return answerAct(ctx, await new ReactivateAdministrator().execute(input), 'reactivated')
  }
}
