import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicyTransformer from '#app/admin/attendance_policies/attendance_policy_transformer'
import { centrePolicyValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import SettingsPolicy from '#app/admin/settings/settings_policy'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { SetPolicy } from '#domain/attendance/actions/set_policy'
import { policiesOf } from '#domain/attendance/queries/policies'
import { readStatements } from '#domain/shared/data/database'

export default class CentrePoliciesController {
  async edit({ bouncer, inertia, tenant }: HttpContext) {
    await bouncer.with(SettingsPolicy).authorize('index')
    const { policy, settings, centre } = await readStatements(tenant.id, () => policiesOf(null))
    const version = centre?.version ?? 0
    return inertia.render('admin/settings/attendance', {
      policy: AttendancePolicyTransformer.transform({
        ...{ ...policy, ...settings },
        ...{ make_ups_unlimited: null, version },
      }),
      may_update: await bouncer.with(SettingsPolicy).allows('updateWhole'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(SettingsPolicy).authorize('updateWhole')
    const { version, ...rules } = await request.validateUsing(centrePolicyValidator)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: null }
    const result = await new SetPolicy().execute({ ...act, version, rules })
    if (result.ok) session.flash('success', i18n.t('attendance_policy.flash.saved'))
    else refuseRecord(ctx, result.error)
    return response.redirect().toRoute('admin.settings.attendance.edit')
  }
}
