import type { HttpContext } from '@adonisjs/core/http'
import { allAskedStudents } from '#app/admin/students/asked_students'
import StudentPolicy from '#app/admin/students/student_policy'
import { archivePeople, restorePeople } from '#core/people/archive_people'
import { studentRecord } from '#domain/people/students/student_record'

export default class StudentArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('delete')
    return archivePeople(ctx, studentRecord, allAskedStudents(ctx))
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('restore')
    return restorePeople(ctx, studentRecord, allAskedStudents(ctx))
  }
}
