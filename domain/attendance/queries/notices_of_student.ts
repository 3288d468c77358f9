import { sql } from 'kysely'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const latest = 50

const notices = statement((query, given: { student: string }) =>
  query
    .selectFrom('absence_notices as n')
    .leftJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.session_id')
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.made_by')
    )
    .leftJoin('guardians as g', (join) =>
      join.onRef('g.tenant_id', '=', 'u.tenant_id').onRef('g.id', '=', 'u.guardian_id')
    )
    .where('n.student_id', '=', given.student)
    .orderBy('n.told_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(sql.lit(latest))
    .select(['n.id', 'n.from_day', 'n.until_day', 'n.reason', 'n.told_at', 'n.told_by'])
    .select(['n.withdrawn_at', 'n.withdrawal_reason'])
    .select(['n.session_id', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(['n.made_by', 'u.kind as made_in'])
    .select(jsonIfJoined('guardians', 'g', [...storedNameFields]).as('guardian'))
)

export type NoticeRow = RowOf<typeof notices>

/** Absences that were told of, the latest fifty first, withdrawn ones among them. */
export const noticesOfStudent = (student: string) => notices({ student })
