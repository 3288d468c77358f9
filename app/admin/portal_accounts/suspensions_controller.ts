import type { HttpContext } from '@adonisjs/core/http'
import { answerPortal } from '#app/admin/portal_accounts/answer'
import PortalAccountPolicy from '#app/admin/portal_accounts/portal_account_policy'
import { portalPerson } from '#app/admin/portal_accounts/portal_area'
import { actorOf } from '#core/records/actor_of'
import { ReopenAccount } from '#domain/access/accounts/actions/reopen_account'
import { ShutAccount } from '#domain/access/accounts/actions/shut_accounts'

export default class SuspensionsController {
  async store(ctx: HttpContext) {
    const { area, person } = portalPerson(ctx)
    await ctx.bouncer.with(PortalAccountPolicy).authorize('update', area)
    const about = { tenantId: ctx.tenant.id, actor: actorOf(ctx), person }
    return answerPortal(ctx, await new ShutAccount().execute(about), 'suspended')
  }

  async destroy(ctx: HttpContext) {
    const { area, person } = portalPerson(ctx)
    await ctx.bouncer.with(PortalAccountPolicy).authorize('update', area)
    const about = { tenantId: ctx.tenant.id, actor: actorOf(ctx), person }
    return answerPortal(ctx, await new ReopenAccount().execute(about), 'reactivated')
  }
}
