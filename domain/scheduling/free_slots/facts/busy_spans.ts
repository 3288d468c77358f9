import { sql } from 'kysely'
import { localTime } from '#domain/shared/data/local_time'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

/** Of a session that is to be moved; with its series, those of it that would move with it. */
export interface Moved {
  sessionId: string
  scope: 'this' | SeriesScope
}

interface Given {
  from: Date
  to: Date
  now: Date
  group: string | null
  session: string | null
  scope: string
}

const day = 24 * 3_600_000

const startOf = (alias: string) =>
  localTime(sql.ref(`${alias}.starts_at`), sql.ref(`${alias}.time_zone`))

/** Of a series, those at the same time of the week as the one that is edited, `m`, move with it. */
export const movesWith = ({
  scope,
  now,
}: Pick<Given, 'scope' | 'now'>) => sql<boolean>`coalesce(s.id = m.id or ${scope} <> 'this'
  and s.series_id = m.series_id and not s.detached
  and to_char(${startOf('s')}, 'ID HH24:MI') = to_char(${startOf('m')}, 'ID HH24:MI')
  and s.starts_at >= case ${scope} when 'following' then m.starts_at else ${now}::timestamptz end, false)`

const milliseconds = (column: 'starts_at' | 'ends_at') =>
  sql`(date_part('epoch', ${sql.ref(`s.${column}`)}) * 1000)::bigint`

const kinds = ['instructor', 'assistant', 'room', 'group', 'moving'] as const
type Kind = (typeof kinds)[number]

interface Row {
  kind: Kind
  id: string
  starts: number[]
  ends: number[]
}

const hoursBy = (kind: Kind, id: string, rows: ReturnType<typeof sql>) =>
  sql`select ${sql.lit(kind)} as kind, ${sql.ref(id)} as id, json_agg(starts) as starts, json_agg(ends) as ends
    from held ${rows} group by ${sql.ref(id)}`

/** Thousands of sessions are a few dozen rows: one for each instructor, assistant and room. */
const busy = statement(
  (_, given: Given & { since: Date }) => sql<Row>`
    with held as materialized (
      select s.id, s.instructor_id, s.room_id, s.group_id, ${movesWith(given)} as moves,
        ${milliseconds('starts_at')} as starts, ${milliseconds('ends_at')} as ends
      from class_sessions s left join class_sessions m on m.id = ${given.session}
      where s.starts_at > ${given.since} and s.starts_at < ${given.to} and s.ends_at > ${given.from}
        and s.status <> 'cancelled'
    )
    ${hoursBy('instructor', 'instructor_id', sql`where not moves and instructor_id is not null`)}
    union all ${hoursBy('room', 'room_id', sql`where not moves and room_id is not null`)}
    union all ${hoursBy('group', 'group_id', sql`where not moves and group_id = ${given.group}`)}
    union all ${hoursBy('moving', 'held.id', sql`where moves`)}
    union all ${hoursBy(
      'assistant',
      'a.instructor_id',
      sql`join class_session_assistants a on a.session_id = held.id where not moves`
    )}`
)

export const movingOf = (moved: Moved | null) => ({
  session: moved?.sessionId ?? null,
  scope: moved?.scope ?? 'this',
})

/** When they are taken, by the id of whoever or whatever it is; `moving` by their own. */
export type BusyHours = Record<Kind, Map<string, Span[]>>

/**
 * All sessions of a span but those that move, which are told apart. An hour is taken whoever looks, in branches that they
 * don't see too (ADR 46).
 */
export async function busyHours(
  given: Pick<Given, 'from' | 'to' | 'now' | 'group'> & { moved: Moved | null }
): Promise<BusyHours> {
  const { moved, ...span } = given
  // No session is longer than a day: one that runs into the span began within the day before it
  const since = new Date(span.from.getTime() - day)
  const rows = await inEveryBranch(() => busy({ ...span, since, ...movingOf(moved) }))
  const of = (kind: Kind) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, starts, ends }) => [
          id,
          starts.map((from, place): Span => ({ from, to: ends[place]! })),
        ])
    )
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as BusyHours
}
