import { sql } from 'kysely'
import { isGone } from '#domain/attendance/make_ups/gone'
import { noticed } from '#domain/attendance/notices/noticed'

/** Whether guardians are told of absences at all. */
export const alertsGuardians = sql<boolean>`exists (
  select from attendance_policies y where y.group_id is null and y.alerts_guardians)`

/**
 * Whether mark `m` still says that its student stayed away from session `s` without a word. A later mark that says otherwise ends it for
 * good, also where the student is marked absent once more: that is another mark.
 */
export const isStandingAbsence = sql<boolean>`(
  m.mark ->> 'status' = 'absent' and s.status <> 'cancelled'
  and exists (
    select from attendance a where a.tenant_id = m.tenant_id and a.session_id = m.session_id
      and a.student_id = m.student_id and a.status = 'absent')
  and not exists (
    select from attendance_marks l where l.tenant_id = m.tenant_id and l.session_id = m.session_id
      and l.student_id = m.student_id and (l.kept_at, l.id) > (m.kept_at, m.id) and l.mark ->> 'status' <> 'absent')
  and not exists (select from ${noticed} n)
  and not exists (select from students p where p.tenant_id = m.tenant_id and p.id = m.student_id and ${isGone}))`
