import { sql } from 'kysely'
import { leftStatuses } from '#domain/people/rules/departure'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const gone = statement((query, { ids }: { ids: string[] }) => {
  const archived = (table: 'rooms' | 'instructors' | 'students') =>
    query
      .selectFrom(table)
      .where('id', '=', anyOf(ids))
      .where('archived_at', 'is not', null)
      .select(['id', sql<boolean>`true`.as('isArchived')])
  const left = query
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
    .where('archived_at', 'is', null)
    .where('status', 'in', literals(leftStatuses))
    .select(['id', sql<boolean>`false`.as('isArchived')])
  return archived('rooms')
    .unionAll(archived('instructors'))
    .unionAll(archived('students'))
    .unionAll(left)
})

export type ArchivedParty =
  | { type: 'room_archived'; field: 'room_id' }
  | { type: 'instructor_archived'; field: 'instructor_id' }
  | { type: 'assistant_archived'; field: 'assistant_ids' }
  | { type: 'student_archived' | 'student_left'; field: 'student_id' }

/** Who or what in a session is archived by now, or the student who has left; undefined where it could be held as it is. */
export async function archivedParties(
  rows: SessionRow[]
): Promise<(row: SessionRow) => ArchivedParty | undefined> {
  const ids = new Set(rows.flatMap(partiesOf).filter((id) => id !== null))
  const found = new Map((await gone({ ids: [...ids] })).map((one) => [one.id, one.isArchived]))
  const isGone = (id: string | null) => id !== null && found.has(id)
  return (row) => {
    if (isGone(row.room_id)) return { type: 'room_archived', field: 'room_id' }
    if (isGone(row.student_id)) {
      const type = found.get(row.student_id!) ? 'student_archived' : 'student_left'
      return { type, field: 'student_id' }
    }
    if (isGone(row.instructor_id)) return { type: 'instructor_archived', field: 'instructor_id' }
    if (!row.assistant_ids.some(isGone)) return undefined
    return { type: 'assistant_archived', field: 'assistant_ids' }
  }
}

const partiesOf = ({ room_id, instructor_id, student_id, assistant_ids }: SessionRow) => [
  ...[room_id, instructor_id, student_id],
  ...assistant_ids,
]
