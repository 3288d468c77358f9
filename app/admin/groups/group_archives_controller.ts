import type { HttpContext } from '@adonisjs/core/http'
import GroupPolicy from '#app/admin/groups/group_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { inArchivedBranch } from '#domain/scheduling/branches/queries/in_archived_branch'
import { groupRecord } from '#domain/teaching/groups/group_record'
import { groupList, groupSource } from '#domain/teaching/groups/queries/list_groups'
import { ongoingGroups } from '#domain/teaching/groups/queries/ongoing_groups'

export default class GroupArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('delete')
    const options = { everything: everyGroup(ctx), refusing: ongoingGroups }
    return archiveChosen(ctx, groupRecord, true, options)
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('restore')
    return archiveChosen(ctx, groupRecord, false, {
      ...{ everything: everyGroup(ctx), refusing: inArchivedBranch('groups') },
    })
  }
}

const everyGroup = (ctx: HttpContext) => everythingOf(ctx, groupList, groupSource)
