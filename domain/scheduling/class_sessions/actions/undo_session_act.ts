import { leaveStarts } from '#domain/scheduling/class_sessions/editing/saved_series'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import { removeSessions } from '#domain/scheduling/class_sessions/editing/removed_sessions'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { refusingOverlap } from '#domain/scheduling/class_sessions/planning/refusing_overlap'
import { markUndone } from '#domain/scheduling/class_sessions/undoing/kept_act'
import {
  giveSeriesBack,
  removeMadeSeries,
} from '#domain/scheduling/class_sessions/undoing/kept_series'
import { giveMarksBack } from '#domain/scheduling/class_sessions/undoing/marks_beside'
import {
  planUndo,
  type UndoPlan,
  type UndoRefusal,
} from '#domain/scheduling/class_sessions/undoing/plan_undo'
import { tellOfUndo } from '#domain/scheduling/class_sessions/undoing/tell_of_undo'
import type { Actor } from '#domain/shared/audit/actor'
import { readStatements, withTenantRepeating } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Input = Act & {
  undoneId: string
  /** Writes in the same transaction, once the sessions are as before. */
  beside?: () => Promise<void>
}

/** Whose sessions are as before, and which are gone because the act had scheduled them. */
export interface Undone {
  ids: string[]
  removed: string[]
}

export type NotUndone = UndoRefusal | { type: 'busy' }

/** Gives back what one act on class sessions changed, all of it or nothing (docs/adr/0058-undo-of-session-acts.md). */
export class UndoSessionAct {
  async execute({ tenantId, actor, undoneId, beside }: Input): Promise<Result<Undone, NotUndone>> {
    const done = await refusingOverlap(
      () => withTenantRepeating(tenantId, () => undo(actor, undoneId, beside)),
      () => readStatements(tenantId, () => planUndo(undoneId))
    )
    if (done.ok || done.error.type !== 'clashes') return done as Result<Undone, NotUndone>
    return err({ type: 'taken', clash: null })
  }
}

async function undo(
  actor: Actor,
  actId: string,
  beside: Input['beside']
): Promise<Result<Undone, UndoRefusal>> {
  const planned = await planUndo(actId)
  if (!planned.ok) return planned
  const { act, sessions, series, scheduled } = planned.value
  await giveMarksBack(actor, act.beside)
  await giveSeriesBack(series)
  const ids = await writeBack(actor, sessions)
  const removed = scheduled.length ? [...(await removeSessions(actor, scheduled))] : []
  await removeMadeSeries(series)
  await markUndone(actId)
  await beside?.()
  await tellOfUndo(actor, { actId, madeAt: act.madeAt }, sessions)
  return ok({ ids, removed })
}

async function writeBack(actor: Actor, sessions: UndoPlan['sessions']) {
  const replaced = sessions.filter(isElsewhereInSeries).map(({ after }) => after.id)
  if (replaced.length) await leaveStarts({ ids: replaced })
  return writeEdits(actor, 'undo', sessions, null)
}

const isElsewhereInSeries = ({ before, after }: EditedSession) =>
  before.series_id !== after.series_id ||
  +(before.original_start ?? 0) !== +(after.original_start ?? 0)
