import type { HttpContext } from '@adonisjs/core/http'
import SubjectPolicy from '#app/admin/subjects/subject_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { subjectList, subjectSource } from '#domain/teaching/queries/list_subjects'
import { subjectRecord } from '#domain/teaching/subject_record'

/** Taking subjects out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class SubjectArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(SubjectPolicy).authorize('delete')
    return archiveChosen(ctx, subjectRecord, true, { everything: everySubject(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(SubjectPolicy).authorize('restore')
    return archiveChosen(ctx, subjectRecord, false, { everything: everySubject(ctx) })
  }
}

const everySubject = (ctx: HttpContext) => everythingOf(ctx, subjectList, subjectSource)
