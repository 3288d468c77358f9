import { sql } from 'kysely'
import type { Problem } from '#domain/imports/cells/cell'
import { isUnused } from '#domain/imports/records/references'
import type { DoneRow, TakenBack } from '#domain/imports/records/target'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'

type Removed = Columns<'class_sessions', 'id'> & { record: string; told: Record<string, unknown> }

/** Deletes upcoming sessions that nobody has touched since, and series that have none left. */
export async function takeBackSessions(rows: DoneRow[], actor: Actor): Promise<TakenBack> {
  const ids = rows.map(({ record_id }) => record_id)
  const moment = now().toJSDate()
  const removed = await remove(ids, moment)
  await recordAudit(
    ...removed.map(({ id, told }) => ({
      actor,
      action: 'sessions.delete',
      subjectType: classSessionRecord.subject,
      subjectId: id,
      before: told,
    }))
  )
  const over = await countPast(ids, moment)
  await removeSeries(ids)
  const gone = Map.groupBy(removed, ({ record }) => record)
  const left = rows.map((row) => {
    const sessions = (row.sessions ?? 0) - (gone.get(row.record_id)?.length ?? 0)
    return { row: row.row, sessions, problems: reasons(sessions, over.get(row.record_id) ?? 0) }
  })
  return { left: left.filter(({ sessions }) => sessions > 0) }
}

const reasons = (left: number, past: number): Problem[] => [
  ...(past > 0 ? [{ column: null, type: 'kept_past', number: past } as const] : []),
  ...(left > past ? [{ column: null, type: 'kept_changed', number: left - past } as const] : []),
]

/** A series or a session alone, as a row made it. */
const madeBy = (ids: string[]) =>
  sql`(s.series_id = any(${ids}::uuid[]) or s.series_id is null and s.id = any(${ids}::uuid[]))`

async function remove(ids: string[], moment: Date) {
  const free = sql<Columns<'class_sessions', 'id'>>`
    select s.id from class_sessions s where ${madeBy(ids)} and s.version = 1 and s.status = 'scheduled'
      and s.ends_at > ${moment}${await isUnused('class_sessions', 's')}
    order by s.id for update of s`
  const { rows } = await free.execute(db())
  const removing = sql<Removed>`
    delete from class_sessions s where id = any(${rows.map(({ id }) => id)}::uuid[])
    returning id, coalesce(series_id, id) as record, jsonb_strip_nulls(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'type', type, 'title', title, 'group_id', group_id,
      'instructor_id', instructor_id, 'room_id', room_id, 'series_id', series_id)) as told`
  return (await removing.execute(db())).rows
}

async function countPast(ids: string[], moment: Date) {
  const past = sql<{ record: string; count: number }>`
    select coalesce(s.series_id, s.id) as record, count(*)::integer as count from class_sessions s
    where ${madeBy(ids)} and (s.ends_at <= ${moment} or s.status = 'completed') group by 1`
  const { rows } = await past.execute(db())
  return new Map(rows.map(({ record, count }) => [record, count]))
}

const removeSeries = async (ids: string[]) =>
  sql`delete from class_series s where id = any(${ids}::uuid[])${await isUnused('class_series', 's')}`.execute(
    db()
  )
