import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

type Place = { studentId: string; groupId: string }

/** A mark may be deleted after it was billed; the claim of an issued invoice stays. */
const isBilled = (place: Place) => sql<boolean>`(
  exists (select from attendance a where a.tenant_id = s.tenant_id and a.session_id = s.id
    and a.student_id = ${place.studentId} and a.billed_at is not null)
  or exists (select from billing_claims c
      join document_lines l on l.tenant_id = c.tenant_id and l.id = c.line_id
      join documents d on d.tenant_id = l.tenant_id and d.id = l.document_id and d.status = 'issued'
    where c.tenant_id = s.tenant_id and c.session_id = s.id and c.student_id = ${place.studentId}))`

const read = statement((query, place: Place) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', place.groupId)
    .where(isBilled(place))
    .select(sql<string | null>`max(${sessionDay('s')})::text`.as('day'))
)

/**
 * YYYY-MM-DD of the last session of a group that a student was billed for, null before the first; also of
 * sessions in branches that whoever asks may not see.
 */
export async function lastBilledDay(place: Place) {
  const [row] = await inEveryBranch(() => read(place))
  return row!.day
}
