import type { HttpContext } from '@adonisjs/core/http'
import PackagePolicy from '#app/admin/packages/package_policy'
import { refusePackage } from '#app/admin/packages/package_refusal'
import { packageStatusValidator } from '#app/admin/packages/package_validator'
import { actorOf } from '#core/records/actor_of'
import { AdvancePackage } from '#domain/billing/actions/advance_package'

export default class PackageStatusesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, params, i18n } = ctx
    await bouncer.with(PackagePolicy).authorize('update')
    const { status, version } = await request.validateUsing(packageStatusValidator)
    const input = { tenantId: tenant.id, actor: actorOf(ctx), id: params.id, status, version }
    const result = await new AdvancePackage().execute(input)
    if (result.ok) session.flash('success', i18n.t(`packages.flash.${status}`))
    else if (result.error.type === 'stale_version')
      session.flash('error', i18n.t('ui.record.stale_version'))
    else refusePackage(ctx, result.error)
    return response.redirect().toRoute('admin.packages.show', { id: params.id })
  }
}
