import { sql } from 'kysely'
import { isAnyGroupOver } from '#domain/scheduling/class_sessions/editing/groups_over'
import {
  archivedParties,
  type ArchivedParty,
} from '#domain/scheduling/class_sessions/editing/archived_parties'
import type { Edit, EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import {
  holdSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit, standing } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { isUntouched } from '#domain/scheduling/class_sessions/editing/removed_sessions'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'
import { lockDays } from '#domain/scheduling/class_sessions/queries/lock_days'
import type { Clash } from '#domain/scheduling/class_sessions/planning/session_plan'
import { findAct, type FoundAct } from '#domain/scheduling/class_sessions/undoing/kept_act'
import { actedSeries, haveOthers } from '#domain/scheduling/class_sessions/undoing/kept_series'
import type { KeptSession } from '#domain/scheduling/class_sessions/undoing/kept_sessions'
import { haveChanged } from '#domain/scheduling/class_sessions/undoing/marks_beside'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { db } from '#domain/shared/data/database'
import { anyOf, count } from '#domain/shared/data/sql'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

export type UndoRefusal =
  | { type: 'not_found' | 'undone_already' | 'changed_since' | 'past' | 'locked' | 'group_over' }
  | { type: ArchivedParty['type'] }
  | Taken
  | { type: 'check'; check: SchedulingCheck }

/** An hour that is to be given back is another session's by now; null where nobody knows whose. */
export type Taken = { type: 'taken'; clash: Clash | null }

export interface UndoPlan {
  act: FoundAct
  /** As they stand, and as they are to be again. */
  sessions: EditedSession[]
  series: Awaited<ReturnType<typeof actedSeries>>
  scheduled: string[]
}

/** Gives back all of it or nothing; locks what an edit would lock, where something is to be written. */
export async function planUndo(actId: string): Promise<Result<UndoPlan, UndoRefusal>> {
  const act = await findAct(actId)
  if (act?.undoneAt) return err({ type: 'undone_already' })
  if (!act || act.edited.length + act.scheduled.length === 0) return err({ type: 'not_found' })
  const rows = await heldRows(act)
  const series = rows && (await actedSeries(actId))
  if (!rows || (await isChanged(act, rows, series!))) return err({ type: 'changed_since' })
  const edits = editsOf(act, rows)
  const refusal = hasPassed(act, rows) ?? (await lockedIn(edits)) ?? (await cannotMeet(edits))
  if (refusal) return err(refusal)
  const sessions = await givenBack(act, rows)
  return sessions.ok
    ? ok({ act, sessions: sessions.value, series: series!, scheduled: idsOf(act.scheduled) })
    : sessions
}

type Rows = Map<string, SessionRow>

const idsOf = (lines: { id: string }[]) => lines.map(({ id }) => id)

/** As they stand; undefined where one of them has another version than the act left. */
async function heldRows({ edited, scheduled }: FoundAct): Promise<Rows | undefined> {
  const joining = edited.flatMap(({ kept: { columns } }) => [
    ...columns.assistant_ids,
    ...[columns.instructor_id, columns.room_id, columns.group_id],
    ...[columns.student_id, columns.series_id],
  ])
  const held = await holdSessions({ sessions: [...edited, ...scheduled], scope: 'this' }, joining)
  return held.ok ? new Map(held.value.chosen.map((row) => [row.id, row])) : undefined
}

const isChanged = async (act: FoundAct, rows: Rows, series: UndoPlan['series']) =>
  [...rows.values()].some(({ status }) => status === 'completed') ||
  series.some(({ isAsLeft }) => !isAsLeft) ||
  (await haveOthers(series, [...rows.keys()])) ||
  (await haveChanged(act.beside)) ||
  !(await areUntouched(idsOf(act.scheduled)))

async function areUntouched(ids: string[]) {
  if (!ids.length) return true
  const found = await db()
    .selectFrom('class_sessions as s')
    .where('s.id', '=', anyOf(ids))
    .where(sql<boolean>`(${await isUntouched()})`)
    .select(count().as('count'))
    .executeTakeFirstOrThrow()
  return found.count === ids.length
}

const editsOf = ({ edited }: FoundAct, rows: Rows): Edit[] =>
  edited.map(({ id, kept }) => {
    const before = rows.get(id)!
    return { before, after: { ...before, ...kept.columns }, moved: null }
  })

async function givenBack(act: FoundAct, rows: Rows): Promise<Result<EditedSession[], UndoRefusal>> {
  const { sessions } = await planEdit(editsOf(act, rows), [])
  const kept = new Map(act.edited.map((line) => [line.id, line.kept]))
  const of = ({ after }: Edit) => kept.get(after.id)!
  const obstacle = sessions.map((one) => newObstacle(one, of(one))).find((one) => one !== undefined)
  return obstacle ? err(obstacle) : ok(sessions.map((one) => letThroughAgain(one, of(one))))
}

/** A session that is over by now is history, unless it was over when the act was made. */
function hasPassed(act: FoundAct, rows: Rows): UndoRefusal | undefined {
  const at = now().toJSDate()
  const ends = [
    ...editsOf(act, rows).flatMap(({ before, after }) => [before.ends_at, after.ends_at]),
    ...act.scheduled.map(({ id }) => rows.get(id)!.ends_at),
  ]
  return ends.some((end) => end <= at && end > act.madeAt) ? { type: 'past' } : undefined
}

/** Sessions that are over are called off and restored until their register is locked; so is either undone. */
async function lockedIn(edits: Edit[]): Promise<UndoRefusal | undefined> {
  const at = now().toJSDate()
  const changed = edits.filter((edit) => edit.before.status !== edit.after.status)
  const over = changed.map(({ before }) => before).filter((before) => before.ends_at <= at)
  if (over.length === 0) return undefined
  const days = await lockDays()
  const isAnyLocked = over.some((row) => {
    const isRestore = row.status === 'cancelled'
    return (
      protectionOf(standing(row), at, { ofSeries: false, isRestore, lockDays: days }) === 'locked'
    )
  })
  return isAnyLocked ? { type: 'locked' } : undefined
}

/** A group has ended since, or somebody or a room that comes back is archived. */
async function cannotMeet(edits: Edit[]): Promise<UndoRefusal | undefined> {
  const restored = edits.filter(isRestored).map(({ after }) => after)
  if (restored.length && (await isAnyGroupOver(restored))) return { type: 'group_over' }
  const joining = edits.filter(({ after }) => after.status !== 'cancelled').map(whoComesBack)
  if (!joining.length) return undefined
  const archivedIn = await archivedParties(joining)
  const gone = joining.map(archivedIn).find((one) => one !== undefined)
  return gone && { type: gone.type }
}

const isRestored = ({ before, after }: Edit) =>
  before.status === 'cancelled' && after.status !== 'cancelled'

/** Whom and what it has anyway may stay. */
function whoComesBack(edit: Edit): SessionRow {
  const { before, after } = edit
  if (isRestored(edit)) return after
  return {
    ...after,
    student_id: null,
    room_id: after.room_id === before.room_id ? null : after.room_id,
    instructor_id: after.instructor_id === before.instructor_id ? null : after.instructor_id,
    assistant_ids: after.assistant_ids.filter((id) => !before.assistant_ids.includes(id)),
  }
}

function newObstacle(
  { clashes, blocked }: EditedSession,
  stood: KeptSession
): UndoRefusal | undefined {
  const clash = clashes.find(({ session }) => !stood.clashes.includes(session.id))
  if (clash) return { type: 'taken', clash }
  const check = blocked.find((one) => !stood.checks.includes(one))
  return check && { type: 'check', check }
}

/** Whether it still clashes with anything was planned anew. */
const letThroughAgain = (session: EditedSession, { columns }: KeptSession): EditedSession => {
  const { check_reason, check_allowed_by, checks_allowed } = columns
  return { ...session, after: { ...session.after, check_reason, check_allowed_by, checks_allowed } }
}
