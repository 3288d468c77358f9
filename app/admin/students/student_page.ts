import type { HttpContext } from '@adonisjs/core/http'
import { studentFamily } from '#app/admin/guardians/student_family'
import { foundStudent } from '#app/admin/students/found_student'
import StudentEnrolmentTransformer from '#app/admin/students/student_enrolment_transformer'
import StudentTransformer from '#app/admin/students/student_transformer'
import ActivityTransformer from '#core/audit/activity_transformer'
import { portalAccount } from '#core/people/portal_account'
import { sameContactsOf } from '#core/people/same_contacts'
import { areaAbilities } from '#core/records/area_policy'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/tenant_scope'
import { StudentEnrolments } from '#domain/teaching/queries/student_enrolments'

const tabs = ['overview', 'guardians', 'enrolments', 'activity'] as const

/** Everything a student's page shows to this person; enrolments only where their tab is open and they may be seen. */
export async function studentPage(ctx: HttpContext) {
  const user = ctx.auth.getUserOrFail()
  const maySeeEnrolments = user.may('admin.enrolments.index')
  const tab = tabs.find((known) => known === ctx.request.input('tab')) ?? ('overview' as const)
  const read = await readStatements(ctx.tenant.id, async () => {
    const student = await foundStudent(ctx)
    const { id } = student
    const isAsked = tab === 'enrolments' && maySeeEnrolments
    return {
      student,
      activity: await recordActivity('student', id),
      family: await studentFamily(user, id),
      account: await portalAccount({ type: 'student', id }),
      enrolments: isAsked ? await new StudentEnrolments().execute(id) : [],
    }
  })
  return {
    student: StudentTransformer.transform(read.student),
    activity: ActivityTransformer.transform(read.activity),
    family: read.family,
    account: read.account,
    enrolments: StudentEnrolmentTransformer.transform(read.enrolments),
    guardian_duplicates: sameContactsOf(ctx),
    tab,
    can: { ...areaAbilities('students', user), enrolments: maySeeEnrolments },
  }
}
