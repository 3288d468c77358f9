import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { studentRecord } from '#domain/people/student_record'

/** Taking students out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class StudentArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('delete')
    return archiveChosen(ctx, studentRecord, true)
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('restore')
    return archiveChosen(ctx, studentRecord, false)
  }
}
