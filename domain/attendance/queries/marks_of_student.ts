import { sql } from 'kysely'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isUuid } from '#domain/shared/text/is_uuid'

/** When the first of the student's guardians was told of this mark, and that it was corrected. */
const toldAt = (column: 'sent_at' | 'corrected_at') => sql<Date | null>`(
  select min(${sql.ref(`r.${column}`)}) from absence_alerts r where r.tenant_id = m.tenant_id and r.mark_id = m.id)`

const marks = statement((query, given: { session: string; student: string }) =>
  query
    .selectFrom('attendance_marks as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.marked_by')
    )
    .leftJoin('administrators as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.administrator_id')
    )
    .leftJoin('instructors as i', (join) =>
      join.onRef('i.tenant_id', '=', 'u.tenant_id').onRef('i.id', '=', 'u.instructor_id')
    )
    .where('m.session_id', '=', given.session)
    .where('m.student_id', '=', given.student)
    .orderBy('m.kept_at', 'desc')
    .orderBy('m.id', 'desc')
    .select(['m.id', 'm.mark', 'm.before', 'm.reason', 'm.method', 'm.marked_at', 'm.kept_at'])
    .select([toldAt('sent_at').as('told_at'), toldAt('corrected_at').as('corrected_at')])
    .select([
      jsonIfJoined('administrators', 'a', [...storedNameFields]).as('administrator'),
      jsonIfJoined('instructors', 'i', [...storedNameFields]).as('instructor'),
    ])
)

export type KeptMarkRow = RowOf<typeof marks>

/** Every mark of a student in a session, the latest first: who made it, when, how, and what it replaced. */
export const marksOfStudent = async (session: string, student: string) =>
  isUuid(session) && isUuid(student) ? marks({ session, student }) : []
