import type { HttpContext } from '@adonisjs/core/http'
import { answerPortal } from '#app/admin/portal_accounts/answer'
import PortalAccountPolicy from '#app/admin/portal_accounts/portal_account_policy'
import { portalPerson } from '#app/admin/portal_accounts/portal_area'
import { linkAddress } from '#core/portals/link_address'
import { actorOf } from '#core/records/actor_of'
import { InvitePerson } from '#domain/access/accounts/actions/invite_person'
import { kindOf } from '#domain/access/accounts/actions/open_account'

export default class InvitationLinksController {
  async store(ctx: HttpContext) {
    const { area, person } = portalPerson(ctx)
    await ctx.bouncer.with(PortalAccountPolicy).authorize('update', area)
    const about = { tenantId: ctx.tenant.id, actor: actorOf(ctx), person }
    const result = await new InvitePerson().execute({ ...about, byHand: true })
    if (!result.ok) return answerPortal(ctx, result, 'invited')
    const link = {
      slug: ctx.tenant.slug,
      kind: kindOf[person.type],
      purpose: 'invitation',
    } as const
    ctx.session.flash('link', linkAddress({ ...link, token: result.value.token! }))
    return ctx.response.redirect().withQs().back()
  }
}
