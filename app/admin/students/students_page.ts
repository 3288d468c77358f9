import type { HttpContext } from '@adonisjs/core/http'
import { enrolmentAbilities } from '#app/admin/enrolments/enrolment_policy'
import { askedStudents, studentsShownTo } from '#app/admin/students/asked_students'
import StudentListTransformer from '#app/admin/students/student_list_transformer'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { listStudents, studentList } from '#domain/people/students/queries/list_students'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import { TargetGroups } from '#domain/teaching/groups/queries/group_options'
import { StudentFilterOptions } from '#domain/teaching/enrolments/queries/student_filter_options'

export async function studentsPage(ctx: HttpContext) {
  const { request, tenant, auth, inertia, locale } = ctx
  const user = auth.getUserOrFail()
  const shown = studentsShownTo(user)
  const { enrol } = enrolmentAbilities(user)
  const inTenant = <T>(read: () => Promise<T>) => readStatements(tenant.id, read)
  const query = askedStudents(ctx, request.qs())
  const { page, list } = await readList(ctx, studentList, () =>
    listStudents(query.in(tenant, locale), shown)
  )
  const options = () =>
    inTenant(() => new StudentFilterOptions().execute(shown, query.filter.ids.guardian))
  const targets = () => inTenant(async () => (enrol ? new TargetGroups().execute() : []))
  const day = today(tenant.timezone)
  return {
    students: StudentListTransformer.transform({ ...page, today: day }),
    query: query.toProps(page.meta.page),
    can: { ...areaAbilities('students', user), ...shown, enrol },
    list,
    options: query.namesRecords ? options : inertia.optional(options),
    targets: inertia.optional(targets),
    today: day,
  }
}
