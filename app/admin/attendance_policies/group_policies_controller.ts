import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicyTransformer from '#app/admin/attendance_policies/attendance_policy_transformer'
import { groupPolicyValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import PolicyChangeTransformer from '#app/admin/attendance_policies/policy_change_transformer'
import { refusePolicy } from '#app/admin/attendance_policies/refuse_policy'
import { findGroup } from '#app/admin/groups/found_group'
import GroupPolicy from '#app/admin/groups/group_policy'
import { actorOf } from '#core/records/actor_of'
import { changePolicy } from '#domain/attendance/actions/change_policy'
import { policiesOf, silentRules } from '#domain/attendance/queries/policies'
import { listTerms, termsOn } from '#domain/attendance/rules/policy_dates'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class GroupPoliciesController {
  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('update')
    const day = today(ctx.tenant.timezone)
    const [group, own, whole] = await readStatements(ctx.tenant.id, async () => {
      const found = await findGroup(ctx)
      const policies = await policiesOf(found.id)
      return [found, policies.group, await policiesOf(null)] as const
    })
    const { id, code, title_en, title_ar } = group
    const centre = { ...whole.policyOn(day).policy, ...whole.settings }
    return ctx.inertia.render('admin/groups/attendance_policy', {
      group: { id, code, title_en, title_ar },
      policy: AttendancePolicyTransformer.transform(termsOn(own, day) ?? silentRules),
      inherited: AttendancePolicyTransformer.transform({ ...silentRules, ...centre, version: 0 }),
      changes: PolicyChangeTransformer.transform(listTerms(own, day)),
      today: day,
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => findGroup(ctx))
    const form = await request.validateUsing(groupPolicyValidator)
    const day = today(tenant.timezone)
    const { version, effective_from = day, ...own } = form
    const rules = { ...own, ...(own.make_ups_unlimited ? { make_ups_allowed: null } : {}) }
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: id, today: day }
    const result = await changePolicy({ ...act, version, rules, effective_from })
    if (!result.ok) {
      refusePolicy(ctx, result.error)
      return response.redirect().toRoute('admin.groups.attendance_policy.edit', { id })
    }
    session.flash('success', i18n.t('attendance_policy.flash.group_saved'))
    return response.redirect().toRoute('admin.groups.show', { id })
  }
}
