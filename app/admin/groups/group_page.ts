import { longest } from '#domain/shared/limits/text_lengths'
import type { HttpContext } from '@adonisjs/core/http'
import { sessionsTab } from '#app/admin/class_sessions/shown/sessions_tab'
import { shownAudience } from '#app/admin/class_sessions/shown/shown_audience'
import { attendanceTab } from '#app/admin/group_attendance/attendance_tab'
import { enrolmentAbilities } from '#app/admin/enrolments/enrolment_policy'
import CandidateTransformer from '#app/admin/groups/candidate_transformer'
import { findGroup } from '#app/admin/groups/found_group'
import { groupUpcoming } from '#app/admin/groups/group_upcoming'
import { groupAlerts } from '#app/admin/groups/group_alerts'
import GroupActivityTransformer from '#app/admin/groups/group_activity_transformer'
import GroupTransformer from '#app/admin/groups/group_transformer'
import RosterTransformer from '#app/admin/groups/roster_transformer'
import { patternProps } from '#app/admin/groups/pattern/group_pattern_props'
import { studentDuplicatesOf } from '#app/admin/students/student_duplicates'
import { branchChoices } from '#core/branches/branch_choices'
import { areaAbilities } from '#core/records/area_policy'
import { hasOwnRules } from '#domain/attendance/queries/policies'
import { audienceOfEnd } from '#domain/scheduling/class_sessions/announcing/tell_of_end'
import { sessionsAhead } from '#domain/scheduling/class_sessions/sessions_of_group'
import { today } from '#domain/shared/time/clock'
import { plainLine } from '#domain/shared/text/plain_text'
import { readStatements } from '#domain/shared/data/database'
import { FindCandidates } from '#domain/teaching/enrolments/queries/find_candidates'
import { GroupActivity } from '#domain/teaching/groups/queries/group_activity'
import { TargetGroups } from '#domain/teaching/groups/queries/group_options'
import { findWaiting } from '#domain/teaching/enrolments/queries/find_waiting'
import type { Locale } from '#domain/shared/choices/locales'
import { GroupRoster } from '#domain/teaching/enrolments/queries/group_roster'

const groupTabs = [
  ...(['students', 'waiting', 'sessions', 'attendance'] as const),
  ...(['pattern', 'notes', 'activity'] as const),
]

/** Candidates and targets are fetched while a dialog is open. */
export async function groupPage(ctx: HttpContext) {
  const { auth, inertia, request, tenant } = ctx
  const user = auth.getUserOrFail()
  const tab = groupTabs.find((known) => known === request.input('tab')) ?? 'students'
  const inTenant = <T>(work: () => Promise<T>) => readStatements(tenant.id, work)
  const group = await inTenant(() => findGroup(ctx))
  const maySee = user.may('admin.enrolments.index')
  const mayFind = user.may('admin.enrolments.create') && user.may('admin.students.index')
  return {
    group: GroupTransformer.transform(group),
    roster: async () =>
      RosterTransformer.transform(
        maySee
          ? await inTenant(() => warnedRoster(group.id, ctx.locale, today(ctx.tenant.timezone)))
          : []
      ),
    activity: async () =>
      GroupActivityTransformer.transform(
        tab === 'activity' ? await inTenant(() => new GroupActivity().execute(group.id)) : []
      ),
    has_own_rules: () => inTenant(() => hasOwnRules(group.id, today(tenant.timezone))),
    alerts: () => inTenant(() => groupAlerts(ctx, group.id)),
    sessions: () => sessionsTab(ctx, { of: 'group', id: group.id }, tab === 'sessions'),
    upcoming: () => (tab === 'students' ? groupUpcoming(ctx, group.id) : null),
    attendance: () => attendanceTab(ctx, group.id, tab === 'attendance'),
    sessions_ahead: () => inTenant(() => sessionsAhead(group.id)),
    ...patternProps(ctx, group.id, tab === 'pattern'),
    tab,
    branches: await branchChoices(tenant),
    today: today(tenant.timezone),
    duplicates: studentDuplicatesOf(ctx),
    can: { ...areaAbilities('groups', user), ...enrolmentAbilities(user), roster: maySee },
    candidates: inertia.optional(async () =>
      CandidateTransformer.transform(
        mayFind ? await inTenant(() => new FindCandidates().execute(wanted(), group.id)) : []
      )
    ),
    ending: inertia.optional(async () => ({
      audience: await inTenant(async () => shownAudience(ctx, await audienceOfEnd(group.id))),
    })),
    targets: inertia.optional(() => inTenant(() => new TargetGroups().execute(group.id))),
  }

  function wanted() {
    const typed: unknown = request.qs().find
    return plainLine(typeof typed === 'string' ? typed : '').slice(0, longest.search)
  }
}

/** Those who wait carry the warnings for which automatic offers pass them over. */
async function warnedRoster(group: string, locale: Locale, day: string) {
  const rows = await new GroupRoster().execute(group, locale, day)
  if (!rows.some(({ status }) => status === 'waitlisted')) return rows
  const warnings = new Map((await findWaiting(group, day)).map((one) => [one.id, one.warnings]))
  return rows.map((row) => ({ ...row, warnings: warnings.get(row.id) }))
}
