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
import {
  type Held,
  type HeldRefusal,
  holdSessions,
  type OneChosen,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import {
  type NothingToChange,
  planEdit,
  sortOut,
} from '#domain/scheduling/class_sessions/editing/plan_edit'
import {
  type Edited,
  saveEdit,
  type SaveRefusal,
  type Saving,
  type WriteSessions,
} from '#domain/scheduling/class_sessions/editing/save_edit'
import { type Split, splitSeries } from '#domain/scheduling/class_sessions/editing/saved_series'
import { reached, type ScopeRefusal } from '#domain/scheduling/class_sessions/editing/scope'
import { changedSeries } from '#domain/scheduling/class_sessions/editing/changed_series'
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

type Refusal = HeldRefusal | ScopeRefusal | NothingToChange | TimeRefusal | ChangeRefusal

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
    const held = await holdSessions(chosen, joining)
    if (!held.ok) return held
    const unusable = await unusableChange(change, held.value.chosen)
    if (unusable) return err(unusable)
    return this.#edits(held.value, chosen.scope, change)
  }

  async #edits(
    held: Held,
    scope: OneChosen['scope'],
    change: SessionChange
  ): Promise<Result<SeriesPlan, Refusal>> {
    const inScope = reached(held, scope)
    if (!inScope.ok) return inScope
    const sorted = sortOut(inScope.value, { ofSeries: scope !== 'this', isRestore: false })
    if (!sorted.ok) return sorted
    const { changeable, left } = sorted.value
    const made =
      scope === 'this'
        ? { edits: changeable.map((row) => detached(changedSession(row, change))), split: null }
        : await changedSeries(held, changeable, change)
    const problem = problemOf(made.edits) ?? (made.split && overlapWithin(made.edits))
    return problem ? err(problem) : ok({ ...(await planEdit(made.edits, left)), split: made.split })
  }
}

/** Where nothing differs, nothing is split. */
async function writeAround({ split, sessions }: SeriesPlan, write: WriteSessions) {
  if (!sessions.some(isDifferent)) return []
  return split ? splitSeries(split, sessions, write) : write(sessions)
}
