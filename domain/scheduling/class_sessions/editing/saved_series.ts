import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { HolidaySpan } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { Recurrence } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { writtenRule } from '#domain/scheduling/class_sessions/planning/write_sessions'
import {
  continuedSeries,
  endedSeries,
  type SlotChange,
} from '#domain/scheduling/class_sessions/rules/continued_series'
import type { SessionTime } from '#domain/scheduling/class_sessions/rules/session_time'
import type { SeriesEnd } from '#domain/scheduling/series/rules/series_rule'
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

type Rule = Pick<Recurrence, 'pattern' | 'excluded' | 'followsTimings'>

export type SavedSeries = RowOf<typeof found> & { rule: Rule }

/** Its row stays locked where something is to be written. */
export const lockSeries = async (id: string) =>
  (await (mayWrite() ? locked : found)({ id }))[0] as SavedSeries | undefined

export function recurrenceOf(series: SavedSeries): Recurrence {
  const { rule, starts_on, ends_on, ends_kind, ends_count } = series
  const ends: SeriesEnd | null =
    ends_kind === 'on'
      ? { kind: 'on', date: ends_on }
      : ends_kind === 'dates'
        ? null
        : { kind: ends_kind, count: ends_count! }
  return { ...rule, startsOn: starts_on, ends }
}

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

/** The sessions keep their ids; what stays behind in the old series isn't touched, and it plans nothing beyond it. */
export async function splitSeries(
  split: Split,
  sessions: EditedSession[],
  write: (sessions: EditedSession[]) => Promise<string[]>
) {
  const { series, from, change, times, holidays, rows, originalStarts } = split
  const id = uuid()
  const made = continuedSeries(series.rule.pattern, change, times, holidays)
  await insertSeries(id, split, made, sessions[0]!.after)
  const ids = await write(
    sessions.map((session) => ({
      ...session,
      after: {
        ...session.after,
        series_id: id,
        original_start: originalStarts.get(session.after.id)!,
      },
    }))
  )
  if (rows.length === sessions.length) await removeSeries({ id: series.id })
  else await endSeries(series, from)
  return ids
}

async function insertSeries(
  id: string,
  { series: { branch_id, group_id, student_id, time_zone }, followsTimings }: Split,
  made: ReturnType<typeof continuedSeries>,
  { instructor_id, room_id, type, title }: SessionRow
) {
  await db()
    .insertInto('class_series')
    .values({
      ...{ id, branch_id, group_id, student_id, time_zone, instructor_id, room_id, type, title },
      rule: writtenRule({ ...made, followsTimings }),
      starts_on: made.startsOn,
      ends_kind: made.ends?.kind ?? 'dates',
      ends_on: made.endsOn,
    })
    .execute()
}

const removeSeries = statement(
  (_, { id }: { id: string }) => sql`delete from class_series where id = ${id}::uuid`
)

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
