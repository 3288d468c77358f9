import {
  changedSession,
  detached,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import {
  type ChangeRefusal,
  unusableChange,
} from '#domain/scheduling/class_sessions/editing/change_problem'
import type { Edit, EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import {
  type HeldRefusal,
  holdSessions,
  type SeenSession,
  type SessionRow,
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
} from '#domain/scheduling/class_sessions/editing/save_edit'
import { readStatements } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Chosen = Act & { sessions: SeenSession[] }

type Refusal = HeldRefusal | NothingToChange | ChangeRefusal

/** One change of sessions that were chosen, of whichever series and groups; each goes its own way from then on. */
export abstract class ChangeSessions<Wanted extends object> {
  preview(wanted: Chosen & Wanted): Promise<Result<EditPlan, Refusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(input: Chosen & Wanted & Saving): Promise<Result<Edited, Refusal | SaveRefusal>> {
    return saveEdit(input, { verb: 'update', plan: () => this.#plan(input) })
  }

  async #plan(wanted: Chosen & Wanted): Promise<Result<EditPlan, Refusal>> {
    const change = this.change(wanted)
    const joining = [change.instructorId ?? null, change.roomId ?? null]
    const held = await holdSessions({ sessions: wanted.sessions, scope: 'this' }, joining)
    if (!held.ok) return held
    const unusable = await unusableChange(change, held.value.chosen)
    if (unusable) return err(unusable)
    const sorted = sortOut(held.value.chosen, { ofSeries: false, isRestore: false })
    if (!sorted.ok) return sorted
    const { changeable, left } = sorted.value
    return ok(
      await planEdit(
        changeable.map((row) => detached(this.edit(row, change))),
        left
      )
    )
  }

  protected abstract change(wanted: Wanted): SessionChange

  protected edit(row: SessionRow, change: SessionChange): Edit {
    return changedSession(row, change)
  }
}
