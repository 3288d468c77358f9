import { sql } from 'kysely'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { anyOf, jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

export type AbsenceReportMail = { mail: 'absence_report'; noticeIds: string[]; userId: string }

const notices = statement((query, report: { ids: string[]; user: string }) =>
  query
    .selectFrom('absence_notices as n')
    .leftJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.session_id')
    )
    .where('n.id', '=', anyOf(report.ids))
    .where('n.made_by', '=', report.user)
    .where('n.withdrawn_at', 'is', null)
    .orderBy(sql`coalesce(s.starts_at, n.from_day)`)
    .orderBy('n.id')
    .select(['n.reason', 'n.from_day', 'n.until_day'])
    .select(
      jsonById('students', sql.ref('n.student_id'), ['id', ...storedNameFields]).as('student')
    )
    .select(['s.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(groupNamed.as('group'))
)

export type ReportedAbsence = RowOf<typeof notices>

/** Absences that a family reported at once and hasn't withdrawn since, for the copy that its sender gets. */
export const findAbsenceReport = ({ noticeIds, userId }: Omit<AbsenceReportMail, 'mail'>) =>
  notices({ ids: noticeIds, user: userId })
