import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { ListQuery } from '#core/lists/list_query'
import { archiveChosen } from '#core/records/archive_chosen'
import type { Everything } from '#core/records/chosen_ids'
import { studentIds, studentList } from '#domain/people/queries/list_students'
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
  ({ tenant, locale }: HttpContext): Everything =>
  (address) =>
    studentIds(new ListQuery(studentList, address).in(tenant, locale))
