import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicyTransformer from '#app/admin/attendance_policies/attendance_policy_transformer'
import { centrePolicyValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import PolicyChangeTransformer from '#app/admin/attendance_policies/policy_change_transformer'
import { refusePolicy } from '#app/admin/attendance_policies/refuse_policy'
import SettingsPolicy from '#app/admin/settings/settings_policy'
import { actorOf } from '#core/records/actor_of'
import { changePolicy } from '#domain/attendance/actions/change_policy'
import { policiesOf } from '#domain/attendance/queries/policies'
import { standardPolicy } from '#domain/attendance/rules/policy'
import { listTerms } from '#domain/attendance/rules/policy_dates'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class CentrePoliciesController {
  async edit({ bouncer, inertia, tenant }: HttpContext) {
    await bouncer.with(SettingsPolicy).authorize('index')
    const day = today(tenant.timezone)
    const policies = await readStatements(tenant.id, () => policiesOf(null))
    const { policyOn, settings, centre } = policies
    return inertia.render('admin/settings/attendance', {
      policy: AttendancePolicyTransformer.transform({
        ...policyOn(day).policy,
        ...settings,
        make_ups_unlimited: null,
        version: centre?.version ?? 0,
      }),
      changes: PolicyChangeTransformer.transform(listTerms(centre, day)),
      standard: AttendancePolicyTransformer.transform({
        ...standardPolicy,
        ...settings,
        make_ups_unlimited: null,
        version: 0,
      }),
      today: day,
      may_update: await bouncer.with(SettingsPolicy).allows('updateWhole'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(SettingsPolicy).authorize('updateWhole')
    const form = await request.validateUsing(centrePolicyValidator)
    const day = today(tenant.timezone)
    const { version, effective_from = day, ...rules } = form
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: null, today: day }
    const result = await changePolicy({ ...act, version, rules, effective_from })
    if (result.ok) session.flash('success', i18n.t('attendance_policy.flash.saved'))
    else refusePolicy(ctx, result.error)
    return response.redirect().toRoute('admin.settings.attendance.edit')
  }
}
