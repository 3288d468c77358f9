import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { HolidaySpan } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { Timing } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import {
  continuedSeries,
  endedSeries,
  type SlotChange,
} from '#domain/scheduling/class_sessions/rules/continued_series'
import type { SessionTime } from '#domain/scheduling/class_sessions/rules/session_time'
import type { SeriesEnd, SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
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

type Rule = Pick<Timing, 'pattern' | 'excluded'>

export type SavedSeries = RowOf<typeof found> & { rule: Rule }

/** Its row stays locked where something is to be written. */
export const lockSeries = async (id: string) =>
  (await (mayWrite() ? locked : found)({ id }))[0] as SavedSeries | undefined

export function timingOf({ rule, starts_on, ends_on, ends_kind, ends_count }: SavedSeries): Timing {
  const ends: SeriesEnd | null =
    ends_kind === 'on'
      ? { kind: 'on', date: ends_on }
      : ends_kind === 'dates'
        ? null
        : { kind: ends_kind, count: ends_count! }
  return { pattern: rule.pattern, excluded: rule.excluded, startsOn: starts_on, ends }
}

/** How a series goes on in another one. */
export interface Split {
  series: SavedSeries
  /** The day of the first session that goes over, as it was. */
  from: string
  change: SlotChange | null
  /** What goes over, on the wall, as it will be. */
  times: SessionTime[]
  holidays: HolidaySpan[]
  /** Of the series, whatever becomes of them. */
  rows: SessionRow[]
}

/** The sessions keep their ids; what stays behind in the old series isn't touched, and it plans nothing beyond it. */
export async function splitSeries(
  { series, from, change, times, holidays, rows }: Split,
  sessions: EditedSession[],
  write: (sessions: EditedSession[]) => Promise<string[]>
) {
  const id = uuid()
  const made = continuedSeries(series.rule.pattern, change, times, holidays)
  await insertSeries(id, series, made, sessions[0]!.after)
  const ids = await write(
    sessions.map((session) => ({
      ...session,
      after: { ...session.after, series_id: id, original_start: session.after.starts_at },
    }))
  )
  if (rows.length === sessions.length) await removeSeries({ id: series.id })
  else await endSeries(series, from)
  return ids
}

async function insertSeries(
  id: string,
  { branch_id, group_id, student_id, time_zone }: SavedSeries,
  made: ReturnType<typeof continuedSeries>,
  { instructor_id, room_id, type, title }: SessionRow
) {
  await db()
    .insertInto('class_series')
    .values({
      ...{ id, branch_id, group_id, student_id, time_zone, instructor_id, room_id, type, title },
      rule: ruleOf(made),
      starts_on: made.startsOn,
      ends_kind: made.ends?.kind ?? 'dates',
      ends_on: made.endsOn,
    })
    .execute()
}

const ruleOf = ({ pattern, excluded }: { pattern: SeriesPattern; excluded: string[] }) =>
  JSON.stringify({ pattern, excluded })

const removeSeries = statement(
  (_, { id }: { id: string }) => sql`delete from class_series where id = ${id}::uuid`
)

async function endSeries({ id, rule, starts_on }: SavedSeries, from: string) {
  const old = { startsOn: starts_on, excluded: rule.excluded }
  const { endsOn, excluded } = endedSeries(rule.pattern, old, from)
  await db()
    .updateTable('class_series')
    .set((of) => ({
      rule: ruleOf({ pattern: rule.pattern, excluded }),
      ends_kind: 'on',
      ends_count: null,
      ends_on: endsOn,
      version: of('version', '+', 1),
      updated_at: now().toJSDate(),
    }))
    .where('id', '=', id)
    .execute()
}
