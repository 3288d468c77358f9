import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicyTransformer from '#app/admin/attendance_policies/attendance_policy_transformer'
import { groupPolicyValidator } from '#app/admin/attendance_policies/attendance_policy_validator'
import { findGroup } from '#app/admin/groups/found_group'
import GroupPolicy from '#app/admin/groups/group_policy'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { SetPolicy } from '#domain/attendance/actions/set_policy'
import { nothingSaid, policiesOf } from '#domain/attendance/queries/policies'
import { readStatements } from '#domain/shared/data/database'

export default class GroupPoliciesController {
  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('update')
    const [group, said, centre] = await readStatements(ctx.tenant.id, async () => {
      const found = await findGroup(ctx)
      const [own, whole] = [await policiesOf(found.id), await policiesOf(null)]
      return [found, own.group ?? nothingSaid, { ...whole.policy, ...whole.settings }] as const
    })
    const { id, code, title_en, title_ar } = group
    return ctx.inertia.render('admin/groups/attendance_policy', {
      group: { id, code, title_en, title_ar },
      policy: AttendancePolicyTransformer.transform(said),
      inherited: AttendancePolicyTransformer.transform({ ...nothingSaid, ...centre, version: 0 }),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => findGroup(ctx))
    const { version, ...said } = await request.validateUsing(groupPolicyValidator)
    const rules = { ...said, ...(said.make_ups_unlimited ? { make_ups_allowed: null } : {}) }
    const act = { tenantId: tenant.id, actor: actorOf(ctx), groupId: id }
    const result = await new SetPolicy().execute({ ...act, version, rules })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.groups.attendance_policy.edit', { id })
    }
    session.flash('success', i18n.t('attendance_policy.flash.group_saved'))
    return response.redirect().toRoute('admin.groups.show', { id })
  }
}
