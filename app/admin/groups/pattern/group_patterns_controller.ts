import type { HttpContext } from '@adonisjs/core/http'
import {
  groupPatternValidator,
  patternFields,
} from '#app/admin/groups/pattern/group_pattern_validator'
import GroupPolicy from '#app/admin/groups/group_policy'
import { findGroup } from '#app/admin/groups/found_group'
import { refusePattern } from '#app/admin/groups/pattern/pattern_refusal'
import { actorOf } from '#core/records/actor_of'
import { SetPattern } from '#domain/scheduling/patterns/actions/set_pattern'
import { readStatements } from '#domain/shared/data/database'

export default class GroupPatternsController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => findGroup(ctx))
    const form = await request.validateUsing(groupPatternValidator)
    const saving = { tenantId: tenant.id, actor: actorOf(ctx), groupId: id, version: form.version }
    const result = await new SetPattern().execute({ ...saving, ...patternFields(form) })
    if (result.ok) session.flash('success', i18n.t('groups.flash.pattern'))
    else refusePattern(ctx, result.error)
    return response.redirect().withQs().back()
  }
}
