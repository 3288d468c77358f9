import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { ListQuery } from '#core/lists/list_query'
import { archivePeople, restorePeople } from '#core/people/archive_people'
import type { Everything } from '#core/records/chosen_ids'
import { studentIds, studentList } from '#domain/people/queries/list_students'
import { studentRecord } from '#domain/people/student_record'

/** Taking students out of the lists, which shuts their accounts, and bringing them back, one or many. */
export default class StudentArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('delete')
    return archivePeople(ctx, studentRecord, everyoneOf(ctx))
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('restore')
    return restorePeople(ctx, studentRecord, everyoneOf(ctx))
  }
}

const everyoneOf =
  ({ tenant, locale }: HttpContext): Everything =>
  (address) =>
    studentIds(new ListQuery(studentList, address).in(tenant, locale))
