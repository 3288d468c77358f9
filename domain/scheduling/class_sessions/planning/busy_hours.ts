import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'

export type Span = { startsAt: Date; endsAt: Date }

export type Hours = { from: Date; to: Date; during: string }

const computed = new WeakMap<Span[], Hours>()

/**
 * Answers the first start and the last end, which an index leads to, and all hours between them, which it
 * doesn't. For one array they are computed once: a file asks for thousands.
 */
export function hoursOf(spans: Span[]): Hours {
  const before = computed.get(spans)
  if (before) return before
  const hours = computeHours(spans)
  computed.set(spans, hours)
  return hours
}

function computeHours(spans: Span[]): Hours {
  const from = spans.reduce((first, { startsAt }) => Math.min(first, +startsAt), Infinity)
  const to = spans.reduce((last, { endsAt }) => Math.max(last, +endsAt), -Infinity)
  const ranges = spans.map(
    (span) => `[${span.startsAt.toISOString()},${span.endsAt.toISOString()})`
  )
  return { from: new Date(from), to: new Date(to), during: `{${ranges.join()}}` }
}

/** No session is longer than a day: one that runs into the span began within the day before it. */
const earliest = (from: Date) => sql<Date>`${from}::timestamptz - interval '24 hours'`

/** Half-open, as overlaps() in the rules. */
export const isDuring = (during: string) =>
  sql<boolean>`tstzrange(s.starts_at, s.ends_at) && ${during}::tstzmultirange`

/** Sessions between the first start and the last end, cancelled ones too. */
export const amid = (query: Kysely<DB>, { from, to }: Hours) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.starts_at', '>', earliest(from))
    .where('s.starts_at', '<', to)
    .where('s.ends_at', '>', from)

/** Those of them that take up something. */
export const between = (query: Kysely<DB>, hours: Hours) =>
  amid(query, hours).where('s.status', '<>', sql.lit('cancelled'))
