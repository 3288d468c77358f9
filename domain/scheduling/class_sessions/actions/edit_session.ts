import { movesAttended } from '#domain/scheduling/class_sessions/editing/attended_sessions'
import {
  changeableSessions,
  type ChoiceRefusal,
} from '#domain/scheduling/class_sessions/editing/changeable_sessions'
import {
  changedSession,
  detached,
  isDifferent,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import {
  type ChangeRefusal,
  overlapWithin,
  problemOf,
  unusableChange,
} from '#domain/scheduling/class_sessions/editing/change_problem'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { OneChosen } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import {
  type Edited,
  saveEdit,
  type SaveRefusal,
  type Saving,
  type WriteSessions,
} from '#domain/scheduling/class_sessions/editing/save_edit'
import { type Split, splitSeries } from '#domain/scheduling/class_sessions/editing/saved_series'
import { changedSeries } from '#domain/scheduling/class_sessions/editing/changed_series'
import { keepingSeries } from '#domain/scheduling/class_sessions/undoing/kept_series'
import { timeProblem, type TimeRefusal } from '#domain/scheduling/class_sessions/rules/session_time'
import { readStatements } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

/** `chosen` is the session a person looks at, and how far the change goes. */
type Wanted = Act & {
  chosen: OneChosen
  change: SessionChange
}

type Refusal = ChoiceRefusal | TimeRefusal | ChangeRefusal

type SeriesPlan = EditPlan & { split: Split | null }

/** Moves or changes one session, or its series from there on, or all of it that is to come. */
export class EditSession {
  preview(wanted: Wanted): Promise<Result<EditPlan, Refusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(input: Wanted & Saving): Promise<Result<Edited, Refusal | SaveRefusal>> {
    const plan = () => this.#plan(input)
    return saveEdit(input, { verb: 'update', plan, around: writeAround })
  }

  async #plan({ chosen, change }: Wanted): Promise<Result<SeriesPlan, Refusal>> {
    const wrong = change.time && timeProblem(change.time, now().toJSDate())
    if (wrong) return err(wrong)
    const { instructorId = null, roomId = null, assistantIds = [] } = change
    const joining = [instructorId, roomId, ...assistantIds]
    const found = await changeableSessions(chosen, { joining })
    if (!found.ok) return found
    const { held, changeable, left } = found.value
    const unusable = await unusableChange(change, held.chosen)
    if (unusable) return err(unusable)
    const made =
      chosen.scope === 'this'
        ? { edits: changeable.map((row) => detached(changedSession(row, change))), split: null }
        : await changedSeries(held, changeable, change)
    const problem = problemOf(made.edits) ?? (made.split && overlapWithin(made.edits))
    if (problem) return err(problem)
    if (await movesAttended(made.edits)) return err({ type: 'attended', field: 'date' })
    return ok({ ...(await planEdit(made.edits, left)), split: made.split })
  }
}

/** Where nothing differs, nothing is split. */
async function writeAround({ split, sessions }: SeriesPlan, write: WriteSessions, actId: string) {
  if (!sessions.some(isDifferent)) return []
  if (!split) return write(sessions)
  const keepSeries = await keepingSeries(split.series.id)
  const { id, ids } = await splitSeries(split, sessions, write)
  await keepSeries(actId, id)
  return ids
}
