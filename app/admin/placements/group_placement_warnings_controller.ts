import type { HttpContext } from '@adonisjs/core/http'
import { findGroup } from '#app/admin/groups/found_group'
import GroupPolicy from '#app/admin/groups/group_policy'
import { groupFitValidator } from '#app/admin/groups/group_validator'
import { changeWarnings } from '#app/admin/placements/change_warnings'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'
import { findGroupChangeWarnings } from '#domain/teaching/enrolments/queries/find_change_warnings'

/** The form of a group asks it while it is filled in: who in it would no longer fit. */
export default class GroupPlacementWarningsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, request, tenant } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const form = await request.validateUsing(groupFitValidator)
    const seats = await readStatements(tenant.id, async () => {
      const { id } = await findGroup(ctx)
      const change = {
        course_id: form.course_id,
        level_id: form.level_id ?? null,
        gender_policy: form.gender_policy,
        min_age: form.min_age ?? null,
        max_age: form.max_age ?? null,
      }
      return findGroupChangeWarnings(id, change, today(tenant.timezone))
    })
    const isNamed = auth.getUserOrFail().may('admin.enrolments.index')
    return changeWarnings(ctx, seats, (seat) => ({ names: isNamed ? seat : null, group: null }))
  }
}
