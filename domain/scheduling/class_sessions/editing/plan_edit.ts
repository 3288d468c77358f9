import { createHash } from 'node:crypto'
import { editClashes } from '#domain/scheduling/class_sessions/editing/edit_clashes'
import {
  checkedAnew,
  notLetThrough,
  notPastChecks,
} from '#domain/scheduling/class_sessions/editing/checked_anew'
import { editWarnings } from '#domain/scheduling/class_sessions/editing/edit_warnings'
import type {
  Edit,
  EditedSession,
  EditPlan,
  LeftAlone,
} from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { isInTheWay } from '#domain/scheduling/class_sessions/planning/session_plan'
import { blocking } from '#domain/scheduling/class_sessions/rules/checks'
import { type Protection, protectionOf } from '#domain/scheduling/class_sessions/rules/protection'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

export type Sorted = { changeable: SessionRow[]; left: LeftAlone[] }

export type NothingToChange = { type: 'left_alone'; left: LeftAlone[] }

/** Which of them may be changed, and why the others are left alone. */
export function sortOut(
  rows: SessionRow[],
  how: { ofSeries: boolean; isRestore: boolean; lockDays?: number }
): Result<Sorted, NothingToChange> {
  const at = now().toJSDate()
  const asked = rows.map((row) => ({ row, reason: protectionOf(standing(row), at, how) }))
  const left = asked.filter(isLeft).map(({ row, reason }) => leftAlone(row, reason))
  const changeable = asked.filter((one) => !isLeft(one)).map(({ row }) => row)
  return changeable.length ? ok({ changeable, left }) : err({ type: 'left_alone', left })
}

export const standing = ({ status, ends_at, detached }: SessionRow) => ({
  status,
  endsAt: ends_at,
  detached,
})

const isLeft = (one: {
  row: SessionRow
  reason: Protection | undefined
}): one is { row: SessionRow; reason: Protection } => one.reason !== undefined

export const leftAlone = (
  { id, starts_at }: SessionRow,
  reason: LeftAlone['reason']
): LeftAlone => ({
  id,
  startsAt: starts_at,
  reason,
})

export async function planEdit(edits: Edit[], left: LeftAlone[]): Promise<EditPlan> {
  const [clashes, warnings] = await Promise.all([editClashes(edits), editWarnings(edits)])
  const sessions = await madeInTurns(edits, (edit): EditedSession => {
    const { all = [], fresh = [] } = clashes.get(edit.after.id) ?? {}
    const told = warnings(edit)
    return {
      ...edit,
      after: { ...edit.after, ...(!all.length && notLetThrough), ...stillAllowed(edit) },
      clashes: fresh,
      warnings: told,
      blocked: blocking(told),
    }
  })
  const clashing = sessions.filter(isInTheWay).length
  return { sessions, left, clashing, fingerprint: fingerprintOf(sessions, left) }
}

/** What it was let past before stays so, unless the edit has it checked anew. */
function stillAllowed({ before, after }: Edit) {
  const anew = new Set<string>(checkedAnew({ before, after }))
  const left = after.checks_allowed.filter((check) => !anew.has(check))
  return left.length ? { checks_allowed: left } : notPastChecks
}

/** By whom and why they are cancelled changes nothing of what becomes of them, and is said after the preview. */
function fingerprintOf(sessions: EditedSession[], left: LeftAlone[]) {
  const known = sessions.map(({ before, after, clashes, blocked }) => [
    before.id,
    before.version,
    { ...after, cancelled_by: null, cancel_reason: null },
    clashes.map(({ session }) => session.id),
    blocked,
  ])
  const kept = left.map(({ id, reason }) => [id, reason])
  return createHash('sha256')
    .update(JSON.stringify([known, kept]))
    .digest('base64url')
}
