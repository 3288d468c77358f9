import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { absent } from '#core/absent'
import { actorOf } from '#core/records/actor_of'
import { archiveChosen, tellArchived } from '#core/records/archive_chosen'
import { chosenIds, everythingOf } from '#core/records/chosen_ids'
import { ArchiveInstructors } from '#domain/people/actions/archive_instructors'
import { instructorRecord } from '#domain/people/instructor_record'
import { instructorList, instructorSource } from '#domain/teaching/queries/list_instructors'

/** Taking instructors out of the lists, which shuts their accounts, and bringing them back. */
export default class InstructorArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('delete')
    const ids = await chosenIds(ctx, everyInstructor(ctx))
    const input = { tenantId: ctx.tenant.id, actor: actorOf(ctx), ids }
    const result = await new ArchiveInstructors().execute(input)
    if (!result.ok) throw absent(ctx)
    tellArchived(ctx, 'instructors', true, result.value)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('restore')
    return archiveChosen(ctx, instructorRecord, false, { everything: everyInstructor(ctx) })
  }
}

const everyInstructor = (ctx: HttpContext) => everythingOf(ctx, instructorList, instructorSource)
