import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import { keepAssistantsOfSeries } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { HolidaySpan } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { SavedRule } from '#domain/scheduling/class_sessions/planning/planned_series'
import { writtenRule } from '#domain/scheduling/class_sessions/planning/write_series'
import {
  continuedSeries,
  endedSeries,
  type SlotChange,
} from '#domain/scheduling/class_sessions/rules/continued_series'
import type { SessionTime } from '#domain/scheduling/class_sessions/rules/session_time'
import { db, mayWrite } from '#domain/shared/data/database'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const seriesById = (query: Kysely<DB>, id: string) =>
  query
    .selectFrom('class_series')
    .where('id', '=', id)
    .select(['id', 'branch_id', 'group_id', 'student_id', 'rule', 'time_zone'])
    .select(['starts_on', 'ends_on', 'ends_kind', 'ends_count'])

const found = statement((query, { id }: { id: string }) => seriesById(query, id))
const locked = statement((query, { id }: { id: string }) => seriesById(query, id).forUpdate())

export type SavedSeries = RowOf<typeof found> & { rule: SavedRule }

/** Its row stays locked where something is to be written. */
export const lockSeries = async (id: string) =>
  (await (mayWrite() ? locked : found)({ id }))[0] as SavedSeries | undefined

/** How a series goes on in another one. */
export interface Split {
  series: SavedSeries
  /** The day of the first session that goes over, as it was. */
  from: string
  change: SlotChange | null
  /** What goes over, on the wall, as it will be planned; timings come on top. */
  times: SessionTime[]
  followsTimings: boolean
  /** By the session's id. */
  originalStarts: Map<string, Date>
  holidays: HolidaySpan[]
  /** Of the series, whatever becomes of them. */
  rows: SessionRow[]
}

/**
 * The sessions keep their ids; what stays behind in the old series isn't touched, and it plans nothing beyond it. Where
 * nothing stays behind it is the same series, which is known by its id to whatever planned it. Answers which series they
 * are in, and the ids of those that changed.
 */
export async function splitSeries(
  split: Split,
  sessions: EditedSession[],
  write: (sessions: EditedSession[]) => Promise<string[]>
) {
  const { series, from, change, times, holidays, rows, originalStarts } = split
  const isWhole = rows.length === sessions.length
  const id = isWhole ? series.id : uuid()
  const made = continuedSeries(series.rule.pattern, change, times, holidays)
  const over = sessions.map((session) => goneOver(session, id, originalStarts))
  if (isWhole) {
    await rewriteSeries(split, made, sessions[0]!.after)
    await leaveStarts({ ids: over.filter(isPlannedAnew).map(({ after }) => after.id) })
    return { id, ids: await write(over) }
  }
  await insertSeries(id, split, made, sessions[0]!.after)
  const ids = await write(over)
  await endSeries(series, from)
  return { id, ids }
}

const goneOver = (session: EditedSession, id: string, starts: Map<string, Date>) => ({
  ...session,
  after: { ...session.after, series_id: id, original_start: starts.get(session.after.id)! },
})

const isPlannedAnew = ({ before, after }: EditedSession) =>
  +before.original_start! !== +after.original_start!

/** A start is one session's alone, row by row: one may go to where another one still is. */
export const leaveStarts = statement(
  (_, { ids }: { ids: string[] }) => sql`
    update class_sessions set series_id = null, original_start = null
    where id = any(${ids}::uuid[])`
)

type Continued = ReturnType<typeof continuedSeries>

async function insertSeries(
  id: string,
  split: Split,
  made: Continued,
  { instructor_id, room_id, type, title, service_id, assistant_ids }: SessionRow
) {
  const { branch_id, group_id, student_id, time_zone } = split.series
  await db()
    .insertInto('class_series')
    .values({
      ...{ id, branch_id, group_id, student_id, time_zone, instructor_id, room_id, type, title },
      service_id,
      ...plannedBy(split, made),
    })
    .execute()
  await keepAssistantsOfSeries([{ id, assistant_ids }])
}

async function rewriteSeries(
  split: Split,
  made: Continued,
  { instructor_id, room_id, type, title, service_id, assistant_ids }: SessionRow
) {
  await db()
    .updateTable('class_series')
    .set({ branch_id: split.series.branch_id, instructor_id, room_id, type, title, service_id })
    .set({ ...plannedBy(split, made), ends_count: null })
    .set((of) => ({ version: of('version', '+', 1), updated_at: now().toJSDate() }))
    .where('id', '=', split.series.id)
    .execute()
  await keepAssistantsOfSeries([{ id: split.series.id, assistant_ids }])
}

const plannedBy = ({ followsTimings }: Split, made: Continued) => ({
  rule: writtenRule({ ...made, followsTimings }),
  starts_on: made.startsOn,
  ends_kind: made.ends?.kind ?? ('dates' as const),
  ends_on: made.endsOn,
})

async function endSeries({ id, rule, starts_on }: SavedSeries, from: string) {
  const old = { startsOn: starts_on, excluded: rule.excluded }
  const { endsOn, excluded } = endedSeries(rule.pattern, old, from)
  await db()
    .updateTable('class_series')
    .set((of) => ({
      rule: writtenRule({ ...rule, excluded }),
      ends_kind: 'on',
      ends_count: null,
      ends_on: endsOn,
      version: of('version', '+', 1),
      updated_at: now().toJSDate(),
    }))
    .where('id', '=', id)
    .execute()
}
