import type { HttpContext } from '@adonisjs/core/http'
import LevelPolicy from '#app/admin/levels/level_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { levelList, levelSource } from '#domain/teaching/queries/list_levels'
import { levelRecord } from '#domain/teaching/level_record'

/** Taking levels out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class LevelArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(LevelPolicy).authorize('delete')
    return archiveChosen(ctx, levelRecord, true, { everything: everyLevel(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(LevelPolicy).authorize('restore')
    return archiveChosen(ctx, levelRecord, false, { everything: everyLevel(ctx) })
  }
}

const everyLevel = (ctx: HttpContext) => everythingOf(ctx, levelList, levelSource)
