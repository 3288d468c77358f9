import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { archivePeople, restorePeople } from '#core/people/archive_people'
import { everythingOf } from '#core/records/chosen_ids'
import { instructorRecord } from '#domain/people/instructors/instructor_record'
import {
  instructorList,
  instructorSource,
} from '#domain/teaching/instructors/queries/list_instructors'

export default class InstructorArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('delete')
    return archivePeople(ctx, instructorRecord, everyInstructor(ctx))
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('restore')
    return restorePeople(ctx, instructorRecord, everyInstructor(ctx))
  }
}

const everyInstructor = (ctx: HttpContext) => everythingOf(ctx, instructorList, instructorSource)
