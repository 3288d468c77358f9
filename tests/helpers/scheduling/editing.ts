import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import type { SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Canceller, SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { actIn } from '#tests/helpers/teaching/groups'

/** All of the centre in the order of their starts, as they stand in the table. */
export async function sessionsIn(centre: Centre) {
  const rows = await rowsOf(centre, 'class_sessions')
  return rows.sort((one, other) => one.starts_at - other.starts_at)
}

export type Row = Awaited<ReturnType<typeof sessionsIn>>[number]

export const seen = ({ id, version }: Row): SeenSession => ({ id, version })

/** One session alone, or its series. */
export const chosenBy = (row: Row, scope: 'this' | SeriesScope = 'this') => ({
  sessions: [seen(row)] as [SeenSession],
  scope,
})

type Options = { previewed?: string | null; allowance?: Allowance }

export const cancel = (
  centre: Centre,
  rows: Row[],
  { by = 'centre', reason = null }: { by?: Canceller; reason?: string | null } = {}
) =>
  new CancelSessions().execute({
    ...actIn(centre),
    chosen: { sessions: rows.map(seen), scope: 'this' },
    by,
    reason,
    previewed: null,
  })

export const restore = (
  centre: Centre,
  rows: Row[],
  { previewed = null, allowance = null }: Options = {}
) =>
  new RestoreSessions().execute({
    ...actIn(centre),
    sessions: rows.map(seen),
    previewed,
    allowance,
  })

/** The columns in which two rows differ, bookkeeping aside. */
export const changedIn = (before: Row, after: Row) =>
  Object.keys(before).filter(
    (column) =>
      !['version', 'updated_at'].includes(column) &&
      JSON.stringify(before[column]) !== JSON.stringify(after[column])
  )
