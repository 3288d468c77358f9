import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'

const latest = 50

const notices = statement((query, given: { student: string }) =>
  query
    .selectFrom('absence_notices as n')
    .leftJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.session_id')
    )
    .where('n.student_id', '=', given.student)
    .orderBy('n.told_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(sql.lit(latest))
    .select(['n.id', 'n.from_day', 'n.until_day', 'n.reason', 'n.told_at', 'n.told_by'])
    .select(['n.withdrawn_at', 'n.withdrawal_reason'])
    .select(['n.session_id', 's.starts_at', 's.ends_at', 's.time_zone'])
)

export type NoticeRow = RowOf<typeof notices>

/** Absences that were told of, the latest fifty first, withdrawn ones among them. */
export const noticesOfStudent = (student: string) => notices({ student })
