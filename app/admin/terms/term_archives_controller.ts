import type { HttpContext } from '@adonisjs/core/http'
import TermPolicy from '#app/admin/terms/term_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { termList, termSource } from '#domain/teaching/queries/list_terms'
import { termRecord } from '#domain/teaching/term_record'

/** Taking terms out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class TermArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(TermPolicy).authorize('delete')
    return archiveChosen(ctx, termRecord, true, { everything: everyTerm(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(TermPolicy).authorize('restore')
    return archiveChosen(ctx, termRecord, false, { everything: everyTerm(ctx) })
  }
}

const everyTerm = (ctx: HttpContext) => everythingOf(ctx, termList, termSource)
