import type { HttpContext } from '@adonisjs/core/http'
import { answerAct } from '#app/admin/users/user_act'
import UserPolicy from '#app/admin/users/user_policy'
import { authorityOf } from '#core/records/authority_of'
import { SignAdministratorOut } from '#domain/access/sessions/actions/sign_administrator_out'

export default class UserSessionsController {
  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string }
    return answerAct(ctx, await new SignAdministratorOut().execute(input), 'signed_out')
  }
}
