import { sql } from 'kysely'
import type { Problem } from '#domain/imports/cells/cell'
import { isUnused } from '#domain/imports/records/references'
import type { DoneRow, TakenBack } from '#domain/imports/records/target'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import { freedBeside, freedEntries } from '#domain/scheduling/class_sessions/editing/freed_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'

type Row = DoneRow & { made: string[] }

type Removed = Columns<
  'class_sessions',
  'id' | 'starts_at' | 'ends_at' | 'group_id' | 'instructor_id' | 'room_id'
> & { told: Record<string, unknown> }

/** Deletes upcoming sessions of theirs that nobody has touched since, and series that have none left. */
export async function takeBackSessions(rows: Row[], actor: Actor): Promise<TakenBack> {
  const ids = rows.flatMap(({ made }) => made)
  const moment = now().toJSDate()
  await holdAll(await takenUpBy(ids))
  const removed = await remove(ids, moment)
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
  const over = await pastOf(ids, moment)
  await removeSeries(rows.map(({ record_id }) => record_id))
  const gone = new Set(removed.map(({ id }) => id))
  const left = rows.map(({ row, sessions, made }) => {
    const staying = (sessions ?? 0) - made.filter((id) => gone.has(id)).length
    const past = made.filter((id) => over.has(id)).length
    return { row, sessions: staying, problems: reasons(staying, past) }
  })
  return { left: left.filter(({ sessions }) => sessions > 0) }
}

const reasons = (left: number, past: number): Problem[] => [
  ...(past > 0 ? [{ column: null, type: 'kept_past', number: past } as const] : []),
  ...(left > past ? [{ column: null, type: 'kept_changed', number: left - past } as const] : []),
]

/** While their hours are given up, other bookings of the same people and rooms wait: they would count these as in the way. */
async function takenUpBy(ids: string[]) {
  const taken = await db()
    .selectFrom('class_sessions')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['instructor_id', 'room_id', 'group_id', 'series_id'])
    .distinct()
    .execute()
  return taken.flatMap((row) => Object.values(row))
}

async function remove(ids: string[], moment: Date) {
  const free = sql<Columns<'class_sessions', 'id'>>`
    select s.id from class_sessions s where s.id = any(${ids}::uuid[]) and s.version = 1 and s.status = 'scheduled'
      and s.ends_at > ${moment}${await isUnused('class_sessions', 's')}
    order by s.id for update of s`
  const { rows } = await free.execute(db())
  const removing = sql<Removed>`
    delete from class_sessions s where id = any(${rows.map(({ id }) => id)}::uuid[])
    returning id, starts_at, ends_at, group_id, instructor_id, room_id, jsonb_strip_nulls(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'type', type, 'title', title, 'group_id', group_id,
      'instructor_id', instructor_id, 'room_id', room_id, 'series_id', series_id)) as told`
  return (await removing.execute(db())).rows
}

async function pastOf(ids: string[], moment: Date) {
  const past = sql<Columns<'class_sessions', 'id'>>`
    select s.id from class_sessions s
    where s.id = any(${ids}::uuid[]) and (s.ends_at <= ${moment} or s.status = 'completed')`
  return new Set((await past.execute(db())).rows.map(({ id }) => id))
}

const removeSeries = async (ids: string[]) =>
  sql`delete from class_series s where id = any(${ids}::uuid[])${await isUnused('class_series', 's')}`.execute(
    db()
  )
