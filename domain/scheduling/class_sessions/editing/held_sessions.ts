import { assistantsOfSession } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { compiler, mayWrite } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

/** With the version a person saw. */
export interface SeenSession {
  id: string
  version: number
}

/** One session, or its series with it. */
export interface OneChosen {
  sessions: [SeenSession]
  scope: 'this' | SeriesScope
}

/** Sessions chosen one by one, or those of the series of one of them. */
export type Chosen = { sessions: SeenSession[]; scope: 'this' } | OneChosen

const sessionRows = () =>
  compiler
    .selectFrom('class_sessions as s')
    .orderBy('s.id')
    .select(['s.id', 's.version', 's.series_id', 's.original_start', 's.branch_id'])
    .select(['s.group_id', 's.student_id', 's.instructor_id', 's.substitute_for', 's.room_id'])
    .select(['s.type', 's.title', 's.online_url', 's.time_zone', 's.detached'])
    .select('s.service_id')
    .select(['s.starts_at', 's.ends_at', 's.status', 's.cancelled_by', 's.cancel_reason'])
    .select('s.attendance_taken_at')
    .select(['s.clash_reason', 's.clash_allowed_by'])
    .select(['s.check_reason', 's.check_allowed_by', 's.checks_allowed'])
    .select(assistantsOfSession('s.id').as('assistant_ids'))

type Which = { ids: string[]; ofSeries: boolean }

const byId = statement((_, { ids }: Which) => sessionRows().where('s.id', '=', anyOf(ids)))
const lockById = statement((_, { ids }: Which) =>
  sessionRows().where('s.id', '=', anyOf(ids)).forUpdate('s')
)
const seriesOf = (ids: string[]) =>
  compiler.selectFrom('class_sessions').where('id', '=', anyOf(ids)).select('series_id')
const bySeries = statement((_, { ids }: Which) =>
  sessionRows().where('s.series_id', 'in', seriesOf(ids))
)
const lockBySeries = statement((_, { ids }: Which) =>
  sessionRows().where('s.series_id', 'in', seriesOf(ids)).forUpdate('s')
)

export type SessionRow = RowOf<typeof byId>

/** `rows` are all of the series where it was meant, `chosen` those a person chose among them. */
export interface Held {
  rows: SessionRow[]
  chosen: SessionRow[]
}

export type HeldRefusal =
  | { type: 'not_found' }
  | { type: 'stale_version'; ids: string[] }
  | { type: 'not_in_series'; field: 'scope' }

/**
 * Locks whom and what the sessions take up, and `joining`, what they are about to, as booking does; the rows after
 * them: a preview locks nothing. Who came first may have given a session to somebody else meanwhile: then what a person saw is stale.
 */
export async function holdSessions(
  { sessions, scope }: Chosen,
  joining: readonly (string | null)[] = []
): Promise<Result<Held, HeldRefusal>> {
  const seen = new Map(sessions.map(({ id, version }) => [id.toLowerCase(), version]))
  const ids = [...seen.keys()].filter(isUuid)
  const which = { ids, ofSeries: scope !== 'this' }
  const before = await (which.ofSeries ? bySeries : byId)(which)
  const held = new Set([...before.flatMap(takenBy), ...joining])
  const rows = mayWrite() ? await locked(which, [...held]) : before
  const chosen = rows.filter(({ id }) => seen.has(id))
  if (!chosen.length || chosen.length < seen.size) return missing(which)
  const stale = rows.filter(
    (row) => isChanged(row, seen) || !takenBy(row).every((id) => held.has(id))
  )
  if (stale.length) return err({ type: 'stale_version', ids: stale.map(({ id }) => id) })
  return ok({ rows, chosen })
}

async function locked(which: Which, held: (string | null)[]) {
  await holdAll(held)
  return (which.ofSeries ? lockBySeries : lockById)(which)
}

const takenBy = ({ assistant_ids, ...row }: SessionRow) => [
  ...assistant_ids,
  row.instructor_id,
  row.room_id,
  row.group_id,
  row.student_id,
  row.series_id,
]

const isChanged = ({ id, version }: SessionRow, seen: Map<string, number>) =>
  (seen.get(id) ?? version) !== version

async function missing(which: Which): Promise<Result<never, HeldRefusal>> {
  const there = which.ofSeries ? await byId(which) : []
  return err(there.length ? { type: 'not_in_series', field: 'scope' } : { type: 'not_found' })
}

/** All of the series that these sessions are of. */
export const lockSeriesOf = (ids: string[]) => lockBySeries({ ids, ofSeries: true })

/** Rows alone, which a preview only reads: whoever frees hours and takes none needs nothing else, once their group is held. */
export const lockSessions = (ids: string[]) =>
  (mayWrite() ? lockById : byId)({ ids, ofSeries: false })
