import type { HttpContext } from '@adonisjs/core/http'
import SettingsPolicy from '#app/admin/settings/settings_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { ArchiveBranch } from '#domain/scheduling/branches/actions/archive_branch'
import { branchRecord } from '#domain/scheduling/branches/branch_record'
import { setArchived } from '#domain/shared/records/set_archived'

export default class BranchArchivesController {
  async store(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n, params } = ctx
    await bouncer.with(SettingsPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id: params.id as string }
    const result = await new ArchiveBranch().execute(act)
    if (result.ok) {
      forgetTenants()
      session.flash('success', i18n.t('branches.flash.archived'))
    } else if (result.error.type === 'not_found') throw notFound(ctx)
    else {
      const { type, ...held } = result.error
      session.flash('error', i18n.t(`branches.errors.${type}`, held))
    }
    return response.redirect().toRoute('admin.branches.index')
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n, params } = ctx
    await bouncer.with(SettingsPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), ids: [params.id as string] }
    const result = await setArchived(branchRecord, act, false)
    if (!result.ok) throw notFound(ctx)
    forgetTenants()
    session.flash('success', i18n.t('branches.flash.restored'))
    return response.redirect().toRoute('admin.branches.index')
  }
}
