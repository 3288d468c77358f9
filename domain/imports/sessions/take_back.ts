import { sql } from 'kysely'
import type { Problem } from '#domain/imports/cells/cell'
import { isUnused } from '#domain/shared/records/unused_record'
import { type Named, namedAt } from '#domain/imports/sessions/named_session'
import type { DoneRow, TakenBack } from '#domain/imports/records/target'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import {
  isUntouched,
  removeSessions,
} from '#domain/scheduling/class_sessions/editing/removed_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'

type Row = DoneRow & { made: string[] }

/** Deletes upcoming sessions of theirs that nobody has touched since, and series that have none left. */
export async function takeBackSessions(rows: Row[], actor: Actor): Promise<TakenBack> {
  const ids = rows.flatMap(({ made }) => made)
  const moment = now().toJSDate()
  await holdAll(await takenUpBy(ids))
  const gone = await removeSessions(actor, await deletable(ids, moment))
  const staying = await stayingOf(
    ids.filter((id) => !gone.has(id)),
    moment
  )
  await removeSeries(rows.map(({ record_id }) => record_id))
  const left = rows.map(({ row, sessions, made }) => {
    const count = (sessions ?? 0) - made.filter((id) => gone.has(id)).length
    const mine = made.flatMap((id) => staying.get(id) ?? [])
    return { row, sessions: count, problems: reasons(count, mine) }
  })
  return { left: left.filter(({ sessions }) => sessions > 0) }
}

/** Names the first session that was changed; whoever asks may not see it, or it is gone. */
function reasons(left: number, staying: Staying[]): Problem[] {
  const past = staying.filter(({ isPast }) => isPast).length
  const [changed] = staying
    .filter(({ isPast }) => !isPast)
    .sort((one, other) => +one.startsAt - +other.startsAt)
  const kept = { column: null, type: 'kept_changed', number: left - past } as const
  return [
    ...(past > 0 ? [{ column: null, type: 'kept_past', number: past } as const] : []),
    ...(left > past ? [changed ? { ...kept, session: namedAt(changed) } : kept] : []),
  ]
}

const isFree = async (moment: Date) => sql`s.ends_at > ${moment} and ${await isUntouched()}`

/** How many sessions an undo of the import would delete now. */
export async function countDeletable(importId: string) {
  const free = sql<{ count: number }>`
    select count(*)::integer as count from import_rows r cross join unnest(r.made) as made (id)
    join class_sessions s on s.id = made.id
    where r.import_id = ${importId} and ${await isFree(now().toJSDate())}`
  return (await free.execute(db())).rows[0]!.count
}

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

async function deletable(ids: string[], moment: Date) {
  const free = sql<Columns<'class_sessions', 'id'>>`
    select s.id from class_sessions s where s.id = any(${ids}::uuid[]) and ${await isFree(moment)}
    order by s.id for update of s`
  return (await free.execute(db())).rows.map(({ id }) => id)
}

interface Staying extends Named {
  isPast: boolean
}

async function stayingOf(ids: string[], moment: Date) {
  const found = await db()
    .selectFrom('class_sessions as s')
    .where('s.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['s.id', 's.title', 's.starts_at as startsAt', 's.time_zone as zone'])
    .select(groupNamed.as('group'))
    .select(sql<boolean>`s.ends_at <= ${moment} or s.status = 'completed'`.as('isPast'))
    .execute()
  return new Map(found.map((one): [string, Staying] => [one.id, one]))
}

const removeSeries = async (ids: string[]) =>
  sql`delete from class_series s where id = any(${ids}::uuid[])${await isUnused('class_series', 's')}`.execute(
    db()
  )
