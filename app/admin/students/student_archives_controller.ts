import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { StudentQuery } from '#app/admin/students/student_query'
import { archiveChosen } from '#core/records/archive_chosen'
import type { Everything } from '#core/records/chosen_ids'
import { studentIds } from '#domain/people/queries/list_students'
import { studentRecord } from '#domain/people/student_record'

/** Taking students out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class StudentArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('delete')
    return archiveChosen(ctx, studentRecord, true, { everything: everyoneOf(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('restore')
    return archiveChosen(ctx, studentRecord, false, { everything: everyoneOf(ctx) })
  }
}

const everyoneOf =
  ({ tenant }: HttpContext): Everything =>
  (address) =>
    studentIds(new StudentQuery(address).students, tenant.timezone)
