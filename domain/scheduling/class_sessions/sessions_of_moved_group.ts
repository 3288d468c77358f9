import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#database/schema'
import { changedSeries } from '#domain/scheduling/class_sessions/editing/changed_series'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import {
  lockSeriesOf,
  lockSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { splitSeries } from '#domain/scheduling/class_sessions/editing/saved_series'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { holidaysAt } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { Actor } from '#domain/shared/audit/actor'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import type { GroupMoving, MovedAlong } from '#domain/teaching/events'

interface Given {
  groupId: string
  branchId: string
  moment: Date
}

/** Includes cancelled ones, so that restoring one doesn't book the old branch. */
const toCome = (query: Kysely<DB>, { groupId, branchId, moment }: Given) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', groupId)
    .where('s.starts_at', '>', moment)
    .where('s.status', '<>', sql.lit('completed'))
    .where('s.branch_id', '<>', branchId)

const live = sql`s.status = 'scheduled'`
const inRoomLeft = sql`${live} and s.room_id is not null and r.id is null`

const countWhere = (which: RawBuilder<unknown>) =>
  sql<number>`count(*) filter (where ${which})::integer`

const foreseen = statement((query, given: Given & { zone: string }) =>
  toCome(query, given)
    .innerJoin('branches as b', (join) => join.on('b.id', '=', given.branchId))
    .leftJoin('rooms as r', (join) =>
      join.onRef('r.id', '=', 's.room_id').onRef('r.branch_id', '=', 'b.id')
    )
    .select(countWhere(live).as('sessions'))
    .select(countWhere(inRoomLeft).as('roomless'))
    .select((of) =>
      of.fn
        .coalesce(
          sql<boolean>`bool_or(${live} and s.time_zone <> coalesce(b.time_zone, ${given.zone}))`,
          sql.lit(false)
        )
        .as('isOtherZone')
    )
)

/** What would move, without changing anything; bookings of the group wait until this is decided. */
export async function sessionsWouldMove(move: GroupMoving): Promise<MovedAlong> {
  await holdAll([move.groupId])
  return (await foreseen({ ...move, moment: now().toJSDate() }))[0]!
}

const ahead = statement((query, given: Given) => toCome(query, given).select('s.id'))

const roomsIn = statement((query, given: { branchId: string; ids: string[] }) =>
  query
    .selectFrom('rooms')
    .where('branch_id', '=', given.branchId)
    .where('id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .select('id')
)

type Moved = { groupId: string; branchId: string; actor: Actor }

/** Moves upcoming sessions to the group's new branch; rooms of any other branch are given up. */
export async function moveSessions({ groupId, branchId, actor }: Moved) {
  const found = await ahead({ groupId, branchId, moment: now().toJSDate() })
  if (!found.length) return
  const rows = await lockSessions(found.map(({ id }) => id))
  const rooms = rows.map(({ room_id }) => room_id).filter((id) => id !== null)
  const kept = new Set((await roomsIn({ branchId, ids: rooms })).map(({ id }) => id))
  const { sessions } = await planEdit(
    rows.map((before) => ({ before, after: inBranch(before, branchId, kept), moved: null })),
    []
  )
  const write = (some: EditedSession[]) => writeEdits(actor, 'update', some, null)
  await write(sessions.filter(({ before }) => !before.series_id))
  await moveSeries(
    sessions.filter(({ before }) => before.series_id),
    branchId,
    write
  )
}

const inBranch = (row: SessionRow, branchId: string, kept: Set<string>): SessionRow => ({
  ...row,
  branch_id: branchId,
  room_id: row.room_id && kept.has(row.room_id) ? row.room_id : null,
})

type Write = (sessions: EditedSession[]) => Promise<string[]>

/** A session is in the branch of its series: if part of a series stays behind, the rest becomes a new series. */
async function moveSeries(sessions: EditedSession[], branchId: string, write: Write) {
  if (!sessions.length) return
  const all = await lockSeriesOf(sessions.map(({ before }) => before.id))
  const rowsOf = Map.groupBy(all, ({ series_id }) => series_id)
  const moving = Map.groupBy(sessions, ({ before }) => before.series_id)
  for (const [id, some] of moving) {
    const usual = some.toSorted((one, other) => rank(one) - rank(other))
    const before = usual.map((session) => session.before)
    const held = { rows: rowsOf.get(id)!, chosen: before.slice(0, 1) }
    const { split } = await changedSeries(held, before, {})
    const holidays = await holidaysAt(branchId, split.from)
    const series = { ...split.series, branch_id: branchId }
    await splitSeries({ ...split, series, holidays }, usual, write)
  }
}

/** The new series takes its details from the first of its sessions. */
const rank = ({ before: { detached, status } }: EditedSession) =>
  Number(detached) + Number(status === 'cancelled')
