import type { HttpContext } from '@adonisjs/core/http'
import { policyRemovalValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import { refuseRemoval } from '#app/admin/attendance_policies/refuse_policy'
import { findGroup } from '#app/admin/groups/found_group'
import GroupPolicy from '#app/admin/groups/group_policy'
import { actorOf } from '#core/records/actor_of'
import { removePolicyChange } from '#domain/attendance/actions/remove_policy_change'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class GroupPolicyChangesController {
  async destroy(ctx: HttpContext) {
    const { bouncer, params, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => findGroup(ctx))
    const { version } = await request.validateUsing(policyRemovalValidator)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: id }
    const removal = { version, removed: Number(params.change), today: today(tenant.timezone) }
    const result = await removePolicyChange({ ...act, ...removal })
    if (result.ok) session.flash('success', i18n.t('attendance_policy.flash.removed'))
    else refuseRemoval(ctx, result.error)
    return response.redirect().toRoute('admin.groups.attendance_policy.edit', { id })
  }
}
