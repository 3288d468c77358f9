import type { HttpContext } from '@adonisjs/core/http'
import { answerPortal } from '#app/admin/portal_accounts/answer'
import PortalAccountPolicy from '#app/admin/portal_accounts/portal_account_policy'
import { portalPerson } from '#app/admin/portal_accounts/portal_area'
import { actorOf } from '#core/records/actor_of'
import { InvitePerson } from '#domain/access/accounts/actions/invite_person'
import { RevokePersonInvitation } from '#domain/access/accounts/actions/revoke_person_invitation'

export default class InvitationsController {
  async store(ctx: HttpContext) {
    const { area, person } = portalPerson(ctx)
    await ctx.bouncer.with(PortalAccountPolicy).authorize('update', area)
    const about = { tenantId: ctx.tenant.id, actor: actorOf(ctx), person }
    const invited = await new InvitePerson().execute({ ...about, byHand: false })
    return answerPortal(ctx, invited, 'invited')
  }

  async destroy(ctx: HttpContext) {
    const { area, person } = portalPerson(ctx)
    await ctx.bouncer.with(PortalAccountPolicy).authorize('update', area)
    const about = { tenantId: ctx.tenant.id, actor: actorOf(ctx), person }
    return answerPortal(ctx, await new RevokePersonInvitation().execute(about), 'revoked')
  }
}
