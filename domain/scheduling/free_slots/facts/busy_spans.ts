import { sql } from 'kysely'
import { assistantsOfSession } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { inEveryBranch } from '#domain/shared/data/database'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** Of a session that is to be moved; with its series, those of it that would move with it. */
export interface Moved {
  sessionId: string
  scope: 'this' | SeriesScope
}

interface Given {
  from: Date
  to: Date
  now: Date
  session: string | null
  scope: string
}

const day = 24 * 3_600_000

/** Of a series, those at the same time of the week as the one that is edited move with it. */
const movesWith = ({ scope, now }: Given) => sql<boolean>`coalesce(s.id = m.id or ${scope} <> 'this'
  and s.series_id = m.series_id and not s.detached
  and to_char(s.starts_at at time zone s.time_zone, 'ID HH24:MI') = to_char(m.starts_at at time zone m.time_zone, 'ID HH24:MI')
  and s.starts_at >= case ${scope} when 'following' then m.starts_at else ${now}::timestamptz end, false)`

const busy = statement((query, given: Given & { since: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('class_sessions as m', (join) => join.on('m.id', '=', given.session!))
    .where('s.starts_at', '>', given.since)
    .where('s.starts_at', '<', given.to)
    .where('s.ends_at', '>', given.from)
    .where('s.status', '<>', sql.lit('cancelled'))
    .select(['s.id', 's.instructor_id as instructor', 's.room_id as room', 's.group_id as group'])
    .select(['s.starts_at as starts', 's.ends_at as ends'])
    .select(assistantsOfSession('s.id').as('assistants'))
    .select(movesWith(given).as('moves'))
)

/**
 * All sessions of a span but those that move, whose ids are told apart. An hour is taken whoever looks, in branches that
 * they don't see too (ADR 46).
 */
export async function busySpans(given: { from: Date; to: Date; now: Date; moved: Moved | null }) {
  const { moved, ...span } = given
  const { sessionId = null, scope = 'this' } = moved ?? {}
  // No session is longer than a day: one that runs into the span began within the day before it
  const since = new Date(span.from.getTime() - day)
  const rows = await inEveryBranch(() => busy({ ...span, since, session: sessionId, scope }))
  const moving = new Set(rows.filter(({ moves }) => moves).map(({ id }) => id))
  return { rows: rows.filter(({ id }) => !moving.has(id)), moving }
}

export type BusySpan = RowOf<typeof busy>
