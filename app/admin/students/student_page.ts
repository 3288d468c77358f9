import type { HttpContext } from '@adonisjs/core/http'
import { studentAbsences } from '#app/admin/absence_notices/student_absences'
import { recordTab } from '#app/admin/attendance_records/record_tab'
import { sessionsTab } from '#app/admin/class_sessions/shown/sessions_tab'
import { enrolmentAbilities } from '#app/admin/enrolments/enrolment_policy'
import StudentMakeUpTransformer from '#app/admin/make_ups/student_make_up_transformer'
import { studentFamily } from '#app/admin/guardians/student_family'
import { studentPickups } from '#app/admin/pickups/student_pickups'
import { foundStudent } from '#app/admin/students/found_student'
import StudentEnrolmentTransformer from '#app/admin/students/student_enrolment_transformer'
import { studentOverview } from '#app/admin/students/student_overview'
import StudentTransformer from '#app/admin/students/student_transformer'
import { notFound } from '#core/errors/not_found'
import { branchChoices } from '#core/branches/branch_choices'
import ActivityTransformer from '#core/audit/activity_transformer'
import { portalAccount } from '#core/people/portal_account'
import { sameContactsOf } from '#core/people/same_contacts'
import { areaAbilities } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'
import { pinOfStudent } from '#domain/attendance/check_in/queries/find_pin'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import { ageOn } from '#domain/shared/time/age'
import { today } from '#domain/shared/time/clock'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { isUuid } from '#domain/shared/text/is_uuid'
import { GroupsForStudent } from '#domain/teaching/groups/queries/group_options'
import { StudentEnrolments } from '#domain/teaching/enrolments/queries/student_enrolments'

const tabs = [
  'overview',
  'guardians',
  'enrolments',
  'sessions',
  'attendance',
  'absences',
  'make_ups',
  'details',
  'activity',
] as const

export async function studentPage(ctx: HttpContext) {
  const { inertia, tenant } = ctx
  const user = ctx.auth.getUserOrFail()
  const can = studentAbilities(user)
  const tab = tabs.find((known) => known === ctx.request.input('tab')) ?? ('overview' as const)
  const { id } = ctx.params
  if (!isUuid(id)) throw notFound(ctx)
  const overviewOf = () => studentOverview(ctx, id, tab === 'overview')
  const sessionsOf = () => sessionsTab(ctx, { of: 'student', id }, tab === 'sessions')
  const isWhole = !inertia.requestInfo().isPartialRequest
  // In one round trip, and by ids alone: making these plans costs several times what running them does
  const read = await readStatements(tenant.id, async () => {
    const [, student, activity, family, account, enrolments, makeUps, pin, overview, sessions] =
      await Promise.all([
        keepPlans(),
        foundStudent(ctx),
        tab === 'activity' ? recordActivity('student', id) : [],
        studentFamily(user, id),
        tab === 'details' ? portalAccount({ type: 'student', id }) : null,
        can.enrolments ? new StudentEnrolments().execute(id, today(tenant.timezone)) : [],
        can.make_ups ? studentMakeUps(id) : [],
        tab === 'details' && can.update ? pinOfStudent(id) : undefined,
        isWhole ? overviewOf() : null,
        isWhole ? sessionsOf() : null,
      ])
    return { student, activity, family, account, enrolments, makeUps, pin, overview, sessions }
  })
  const day = today(tenant.timezone)
  const { birth_date: birthDate } = read.student
  return {
    student: StudentTransformer.transform(read.student),
    activity: ActivityTransformer.transform(read.activity),
    family: read.family,
    account: read.account,
    check_in_pin: read.pin ? { set_at: read.pin.set_at.toISOString() } : null,
    overview: () => (isWhole ? read.overview : overviewOf()),
    sessions: () => (isWhole ? read.sessions : sessionsOf()),
    attendance: () => recordTab(ctx, read.student.id, tab === 'attendance'),
    absences: () => studentAbsences(ctx, read.student.id, tab === 'absences'),
    pickups: () => studentPickups(ctx, read.student.id, tab === 'guardians'),
    branches: await branchChoices(tenant),
    enrolments: StudentEnrolmentTransformer.transform(read.enrolments),
    make_ups: StudentMakeUpTransformer.transform(read.makeUps),
    guardian_duplicates: sameContactsOf(ctx),
    tab,
    today: day,
    age: birthDate ? ageOn(day, birthDate) : null,
    can,
    targets: inertia.optional(() => (can.groups ? groupsFor(ctx, read.student.id) : [])),
  }
}

function studentAbilities(user: Principal) {
  const groups = user.may('admin.groups.index')
  const { enrol, change, overfill } = enrolmentAbilities(user)
  return {
    ...areaAbilities('students', user),
    enrolments: user.may('admin.enrolments.index'),
    enrol: enrol && groups,
    change,
    overfill,
    groups,
    make_ups: user.may('admin.attendance.index'),
    make_up: user.may('admin.attendance.update'),
  }
}

const groupsFor = ({ tenant }: HttpContext, studentId: string) =>
  readStatements(tenant.id, () => new GroupsForStudent().execute(studentId, today(tenant.timezone)))
