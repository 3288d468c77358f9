import type { HttpContext } from '@adonisjs/core/http'
import { sessionsTab } from '#app/admin/class_sessions/shown/sessions_tab'
import DocumentTransformer from '#app/admin/instructors/document_transformer'
import { foundInstructor } from '#app/admin/instructors/find_or_404'
import InstructorTransformer from '#app/admin/instructors/instructor_transformer'
import { instructorOverview } from '#app/admin/instructors/instructor_overview'
import { payOf } from '#app/admin/instructors/instructor_pay'
import { toldAbsence } from '#core/absences/told_absence'
import { branchChoices } from '#core/branches/branch_choices'
import ActivityTransformer from '#core/audit/activity_transformer'
import { portalAccount } from '#core/people/portal_account'
import { areaAbilities } from '#core/records/area_policy'
import { listDocuments } from '#domain/people/instructors/queries/find_documents'
import { listAbsences } from '#domain/people/instructors/queries/list_absences'
import { listAvailability } from '#domain/people/instructors/queries/list_working_time'
import { now, today } from '#domain/shared/time/clock'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'
import { offersOfAbsences } from '#domain/scheduling/substitution/queries/offers'
import { findTaught } from '#domain/teaching/instructors/queries/find_taught'
import { groupsOfInstructor } from '#domain/teaching/groups/queries/groups_of_instructor'

const tabs = [
  'overview',
  'availability',
  'groups',
  'sessions',
  'documents',
  'pay',
  'details',
  'activity',
] as const

export async function instructorPage(ctx: HttpContext) {
  const { tenant, request } = ctx
  const user = ctx.auth.getUserOrFail()
  const can = areaAbilities('instructors', user)
  const seesPay = user.may('admin.payouts.index')
  const seesGroups = user.may('admin.groups.index')
  const day = today(tenant.timezone)
  const read = await readStatements(tenant.id, async () => {
    const instructor = await foundInstructor(ctx)
    const { id } = instructor
    const [taught, windows, absences, activity, account] = await Promise.all([
      findTaught(id),
      listAvailability(id),
      listAbsences(id, now().toJSDate()),
      recordActivity('instructor', id),
      portalAccount({ type: 'instructor', id }),
    ])
    const offersOf = await offersOfAbsences(absences.map((absence) => absence.id))
    return {
      instructor,
      taught,
      windows,
      absences: absences.map((one) => ({ ...toldAbsence(one), offers: offersOf(one.id) })),
      activity: activity.filter(({ action }) => seesPay || !action.startsWith('payouts.')),
      account,
      groups: seesGroups ? await groupsOfInstructor(id) : null,
      documents: can.update ? await listDocuments(id) : null,
      pay: seesPay ? await payOf(user, instructor) : null,
    }
  })
  const { instructor, documents } = read
  const tab = tabs.find((known) => known === request.input('tab')) ?? ('overview' as const)
  return {
    instructor: InstructorTransformer.transform(instructor, read.taught, tenant),
    windows: read.windows,
    absences: read.absences,
    groups: read.groups,
    documents:
      documents?.map((one) => new DocumentTransformer(one, instructor.id, day).toObject()) ?? null,
    overview: () => instructorOverview(ctx, instructor.id, tab === 'overview'),
    sessions: () => sessionsTab(ctx, { of: 'instructor', id: instructor.id }, tab === 'sessions'),
    branches: await branchChoices(tenant),
    pay: read.pay,
    activity: ActivityTransformer.transform(read.activity),
    account: read.account,
    today: day,
    tab,
    can,
  }
}
