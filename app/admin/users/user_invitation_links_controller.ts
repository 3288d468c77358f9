import type { HttpContext } from '@adonisjs/core/http'
import UserPolicy from '#app/admin/users/user_policy'
import { refuseUser } from '#app/admin/users/user_refusal'
import { linkAddress } from '#core/portals/link_address'
import { authorityOf } from '#core/records/authority_of'
import { RenewInvitation } from '#domain/access/accounts/actions/renew_invitation'

export default class UserInvitationLinksController {
  async store(ctx: HttpContext) {
    const { bouncer, params, tenant, session, response } = ctx
    await bouncer.with(UserPolicy).authorize('invite')
    const result = await new RenewInvitation().execute({
      ...authorityOf(ctx),
      id: params.id,
      byHand: true,
    })
    if (result.ok) {
      const token = result.value.token!
      const link = { slug: tenant.slug, kind: 'admin', token, purpose: 'invitation' } as const
      session.flash('link', linkAddress(link))
    } else refuseUser(ctx, result.error)
    return response.redirect().back()
  }
}
