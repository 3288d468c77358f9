import type { HttpContext } from '@adonisjs/core/http'
import { policyRemovalValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import { refuseRemoval } from '#app/admin/attendance_policies/refuse_policy'
import SettingsPolicy from '#app/admin/settings/settings_policy'
import { actorOf } from '#core/records/actor_of'
import { removePolicyChange } from '#domain/attendance/actions/remove_policy_change'
import { today } from '#domain/shared/time/clock'

export default class CentrePolicyChangesController {
  async destroy(ctx: HttpContext) {
    const { bouncer, params, request, response, session, tenant, i18n } = ctx
    await bouncer.with(SettingsPolicy).authorize('updateWhole')
    const { version } = await request.validateUsing(policyRemovalValidator)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: null }
    const removal = { version, removed: Number(params.change), today: today(tenant.timezone) }
    const result = await removePolicyChange({ ...act, ...removal })
    if (result.ok) session.flash('success', i18n.t('attendance_policy.flash.removed'))
    else refuseRemoval(ctx, result.error)
    return response.redirect().toRoute('admin.settings.attendance.edit')
  }
}
