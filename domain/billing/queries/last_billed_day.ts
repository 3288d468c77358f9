import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const read = statement((query, key: { studentId: string; groupId: string }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .where('a.student_id', '=', key.studentId)
    .where('s.group_id', '=', key.groupId)
    .where('a.billed_at', 'is not', null)
    .select(sql<string | null>`max(${sessionDay('s')})::text`.as('day'))
)

/**
 * YYYY-MM-DD of the last session of a group that a student was billed for, null before the first; also of
 * sessions in branches that whoever asks may not see.
 */
export async function lastBilledDay(place: { studentId: string; groupId: string }) {
  const [row] = await inEveryBranch(() => read(place))
  return row!.day
}
