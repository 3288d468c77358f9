import type { HttpContext } from '@adonisjs/core/http'
import { answerAct } from '#app/admin/users/user_act'
import UserPolicy from '#app/admin/users/user_policy'
import { authorityOf } from '#core/records/authority_of'
import { ArchiveAdministrator } from '#domain/access/administrators/actions/archive_administrator'
import { RenewInvitation } from '#domain/access/accounts/actions/renew_invitation'

export default class UserInvitationsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('invite')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string, byHand: false }
    return answerAct(ctx, await new RenewInvitation().execute(input), 'resent')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('invite')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string, onlyInvited: true }
    return answerAct(ctx, await new ArchiveAdministrator().execute(input), 'revoked')
  }
}
