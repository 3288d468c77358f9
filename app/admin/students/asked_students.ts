import type { HttpContext } from '@adonisjs/core/http'
import { ListQuery } from '#core/lists/list_query'
import type { Everything } from '#core/records/chosen_ids'
import type { Principal } from '#domain/access/sessions/principal'
import {
  studentIds,
  studentList,
  type StudentsShown,
} from '#domain/people/students/queries/list_students'

export const studentsShownTo = (user: Principal): StudentsShown => ({
  groups: user.may('admin.enrolments.index'),
  guardian: user.may('admin.guardians.index'),
})

/** Without filters by records this person may not see. */
export function askedStudents({ auth }: HttpContext, address: Record<string, unknown>) {
  const { groups, guardian } = studentsShownTo(auth.getUserOrFail())
  const hidden = [
    ...(groups ? [] : ['group', 'course', 'level']),
    ...(guardian ? [] : ['guardian']),
  ]
  const known = Object.entries(address).filter(([name]) => !hidden.includes(name))
  return new ListQuery(studentList, Object.fromEntries(known))
}

export const allAskedStudents =
  (ctx: HttpContext): Everything =>
  (address) =>
    studentIds(askedStudents(ctx, address).in(ctx.tenant, ctx.locale))
