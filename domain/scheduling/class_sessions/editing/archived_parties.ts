import { sql } from 'kysely'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { statement } from '#domain/shared/data/statement'

const archived = statement((query, { ids }: { ids: string[] }) => {
  const among = (table: 'rooms' | 'instructors' | 'students') =>
    query
      .selectFrom(table)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('archived_at', 'is not', null)
      .select('id')
  return among('rooms').unionAll(among('instructors')).unionAll(among('students'))
})

export type ArchivedParty =
  | { type: 'room_archived'; field: 'room_id' }
  | { type: 'instructor_archived'; field: 'instructor_id' }
  | { type: 'assistant_archived'; field: 'assistant_ids' }
  | { type: 'student_archived'; field: 'student_id' }

/** Who or what in a session is archived by now; undefined where it could be held as it is. */
export async function archivedParties(
  rows: SessionRow[]
): Promise<(row: SessionRow) => ArchivedParty | undefined> {
  const ids = new Set(rows.flatMap(partiesOf).filter((id) => id !== null))
  const found = new Set((await archived({ ids: [...ids] })).map(({ id }) => id))
  const isGone = (id: string | null) => id !== null && found.has(id)
  return (row) => {
    if (isGone(row.room_id)) return { type: 'room_archived', field: 'room_id' }
    if (isGone(row.student_id)) return { type: 'student_archived', field: 'student_id' }
    if (isGone(row.instructor_id)) return { type: 'instructor_archived', field: 'instructor_id' }
    if (!row.assistant_ids.some(isGone)) return undefined
    return { type: 'assistant_archived', field: 'assistant_ids' }
  }
}

const partiesOf = ({ room_id, instructor_id, student_id, assistant_ids }: SessionRow) => [
  ...[room_id, instructor_id, student_id],
  ...assistant_ids,
]
