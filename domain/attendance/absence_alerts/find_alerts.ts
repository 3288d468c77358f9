import { sql } from 'kysely'
import { letterAddress } from '#domain/access/accounts/queries/sign_in_address'
import {
  alertsGuardians,
  isStandingAbsence,
} from '#domain/attendance/absence_alerts/standing_absence'
import { isGone } from '#domain/attendance/make_ups/gone'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const mayRead = sql<boolean>`(exists (
  select from student_guardians l where l.guardian_id = r.guardian_id and l.student_id = m.student_id and l.may_see_data)
  and not exists (select from students p where p.id = m.student_id and ${isGone}))`

/** Told already, and no longer so: what the student is marked as by now. */
const otherwise = sql<'present' | 'late' | 'excused' | null>`(
  select a.status from attendance a
  where a.session_id = m.session_id and a.student_id = m.student_id and a.status <> 'absent')`

const alerts = statement((query, given: { guardian: string }) =>
  query
    .selectFrom('absence_alerts as r')
    .innerJoin('attendance_marks as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.mark_id')
    )
    .innerJoin('class_sessions as s', 's.id', 'm.session_id')
    .where('r.guardian_id', '=', given.guardian)
    .where('r.corrected_at', 'is', null)
    .where((row) => row.or([row('r.sent_at', 'is', null), row(otherwise, 'is not', null)]))
    .orderBy('s.starts_at')
    .orderBy('m.student_id')
    .select(['r.mark_id', 'r.sent_at', 's.title', 's.type', 's.starts_at', 's.ends_at'])
    .select(['s.time_zone', mayRead.as('may_read'), otherwise.as('otherwise')])
    .select(sql<boolean>`(${alertsGuardians} and ${isStandingAbsence})`.as('stands'))
    .select([
      groupNamed.as('group'),
      jsonById('students', sql.ref('m.student_id'), ['id', ...storedNameFields]).as('student'),
    ])
)

export type Alert = RowOf<typeof alerts>

const reader = statement((query, given: { guardian: string }) =>
  query
    .selectFrom('guardians as g')
    .where('g.id', '=', given.guardian)
    .where('g.archived_at', 'is', null)
    .select(['g.locale', 'g.first_name as firstName', 'g.first_name_other as firstNameOther'])
    .select(letterAddress('g', 'guardian').as('email'))
    .limit(sql.lit(1))
)

/** What one guardian is to be told by now: of absences, and of those that turned out otherwise. `gone`: what is no longer to be said. */
export async function findAlerts(guardian: string) {
  const [[found], rows] = [await reader({ guardian }), await alerts({ guardian })]
  const to = found?.email ? { ...found, email: found.email } : undefined
  const readable = to ? rows.filter((row) => row.may_read) : []
  const absent = readable.filter((row) => !row.sent_at && row.stands)
  const corrected = readable.filter((row) => row.sent_at && row.otherwise)
  const unsent = rows.filter((row) => !row.sent_at && !absent.includes(row))
  return { to, absent, corrected, gone: unsent.map((row) => row.mark_id) }
}
