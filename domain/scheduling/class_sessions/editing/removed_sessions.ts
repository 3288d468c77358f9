import { sql } from 'kysely'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import { freedBeside, freedEntries } from '#domain/scheduling/class_sessions/editing/freed_sessions'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { isUnused } from '#domain/shared/records/unused_record'

/** The condition that a session `s` is as it was scheduled and nothing hangs on it. */
export const isUntouched = async () =>
  sql`s.version = 1 and s.status = 'scheduled'${await isUnused('class_sessions', 's')}`

type Removed = Columns<
  'class_sessions',
  'id' | 'starts_at' | 'ends_at' | 'group_id' | 'instructor_id' | 'room_id'
> & { told: Record<string, unknown> }

/** The caller has locked them and knows that nothing hangs on them. What was let through beside them stands alone again. */
export async function removeSessions(actor: Actor, ids: string[]): Promise<Set<string>> {
  const removed = await remove(ids)
  const freed = await freedBeside(removed)
  await recordAudit(
    ...removed.map(({ id, told }) => ({
      actor,
      action: 'sessions.delete',
      subjectType: classSessionRecord.subject,
      subjectId: id,
      before: told,
    })),
    ...freedEntries(actor, freed)
  )
  return new Set(removed.map(({ id }) => id))
}

async function remove(ids: string[]) {
  const removing = sql<Removed>`
    delete from class_sessions s where id = ${anyOf(ids)}
    returning id, starts_at, ends_at, group_id, instructor_id, room_id, jsonb_strip_nulls(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'type', type, 'title', title, 'group_id', group_id,
      'student_id', student_id, 'notes', notes, 'instructor_id', instructor_id, 'room_id', room_id, 'series_id', series_id)) as told`
  return (await removing.execute(db())).rows
}
