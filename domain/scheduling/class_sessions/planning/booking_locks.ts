import { sql } from 'kysely'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import { statement } from '#domain/shared/data/statement'

const hold = statement(
  (_, given: { keys: string[]; patience: string }) => sql`
    with patience as materialized (select set_config('lock_timeout', ${given.patience}, true))
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from patience, unnest(${given.keys}::text[]) with ordinality as held (key, at)
    order by at`
)

/** Then a person is told that somebody else is at it. */
const patience = '3s'

/** Bookings of one instructor, assistant, room, group, student, series or form wait for each other, in one order, so that they never deadlock. */
export const holdWanted = ({ seriesId, formId, meeting }: Omit<Wanted, 'zone'>) =>
  holdAll([
    ...[meeting.instructorId, meeting.roomId, meeting.groupId, meeting.studentId ?? null],
    ...[seriesId ?? formId ?? null, ...(meeting.assistantIds ?? [])],
  ])

/** Who changes a room's own row holds the room as well, before its row: bookings lock sessions first, then rooms. */
export async function holdAll(ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null).map((id) => id.toLowerCase())
  await hold({ keys: [...new Set(known)].map((id) => `class_sessions ${id}`).sort(), patience })
}
