import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import { ChangeRoom } from '#domain/scheduling/class_sessions/actions/change_room'
import { SubstituteInstructor } from '#domain/scheduling/class_sessions/actions/substitute_instructor'
import { UndoSessionAct } from '#domain/scheduling/class_sessions/actions/undo_session_act'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import type { SessionChange } from '#domain/scheduling/class_sessions/editing/changed_session'
import { lockSeries } from '#domain/scheduling/class_sessions/editing/saved_series'
import { recurrenceOf } from '#domain/scheduling/class_sessions/planning/planned_series'
import { withTenant } from '#domain/shared/data/database'
import type { SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Canceller, SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { schedule } from '#tests/helpers/scheduling/planning'
import { actIn } from '#tests/helpers/teaching/groups'

/** All of the centre in the order of their starts, as they stand in the table. */
export async function sessionsIn(centre: Centre) {
  const rows = await rowsOf(centre, 'class_sessions')
  return rows.sort((one, other) => one.starts_at - other.starts_at)
}

/** All that acts on class sessions change, bookkeeping of sessions and times of writing aside. */
export async function timetableOf(centre: Centre) {
  const without = (rows: Row[], ...columns: string[]) =>
    rows
      .map((row) =>
        JSON.stringify(row, (key, value) => (columns.includes(key) ? undefined : value))
      )
      .sort()
  const [sessions, series, ...assistants] = [
    await rowsOf(centre, 'class_sessions'),
    await rowsOf(centre, 'class_series'),
    await rowsOf(centre, 'class_session_assistants'),
    await rowsOf(centre, 'class_series_assistants'),
  ]
  return [
    without(sessions, 'version', 'updated_at'),
    without(series, 'updated_at'),
    ...assistants.map((rows) => without(rows)),
  ]
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

export const changeRoom = (
  centre: Centre,
  rows: Row[],
  roomId: string | null,
  { previewed = null, allowance = null }: Options = {}
) =>
  new ChangeRoom().execute({
    ...actIn(centre),
    sessions: rows.map(seen),
    roomId,
    previewed,
    allowance,
  })

export const substitute = (
  centre: Centre,
  rows: Row[],
  instructorId: string,
  { previewed = null, allowance = null }: Options = {}
) =>
  new SubstituteInstructor().execute({
    ...actIn(centre),
    sessions: rows.map(seen),
    instructorId,
    previewed,
    allowance,
  })

export const edit = (
  centre: Centre,
  row: Row,
  change: SessionChange,
  {
    scope = 'this',
    previewed = null,
    allowance = null,
  }: Options & { scope?: 'this' | SeriesScope } = {}
) =>
  new EditSession().execute({
    ...actIn(centre),
    chosen: chosenBy(row, scope),
    change,
    previewed,
    allowance,
  })

/** Undoes the act that an act answered; nothing where it changed nothing. */
export const undo = (centre: Centre, undoneId: string) =>
  new UndoSessionAct().execute({ ...actIn(centre), undoneId })

/** Plans a series once more, as it is saved; answers the ids of what is new. */
export async function regenerate(centre: Centre, seriesId: string) {
  const series = await withTenant(centre.id, () => lockSeries(seriesId))
  const [{ group_id, instructor_id, room_id, type, title }] = await rowsOf(centre, 'class_series', {
    id: seriesId,
  })
  const meeting = { groupId: group_id, instructorId: instructor_id, roomId: room_id, type, title }
  return schedule(centre, meeting, recurrenceOf(series!), { seriesId })
}

/** The columns in which two rows differ, bookkeeping aside. */
export const changedIn = (before: Row, after: Row) =>
  Object.keys(before).filter(
    (column) =>
      !['version', 'updated_at'].includes(column) &&
      JSON.stringify(before[column]) !== JSON.stringify(after[column])
  )
