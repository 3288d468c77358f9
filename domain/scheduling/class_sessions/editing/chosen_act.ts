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
import { ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Chosen = Act & { sessions: SeenSession[] }

type Known = HeldRefusal | NothingToChange

/** What is done to sessions that were chosen, of whichever series and groups. */
export abstract class ChosenAct<Wanted extends object, Refusal extends { type: string }> {
  protected abstract readonly verb: 'update' | 'restore'

  preview(wanted: Chosen & Wanted): Promise<Result<EditPlan, Known | Refusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(input: Chosen & Wanted & Saving): Promise<Result<Edited, Known | Refusal | SaveRefusal>> {
    return saveEdit(input, { verb: this.verb, plan: () => this.#plan(input) })
  }

  async #plan(wanted: Chosen & Wanted): Promise<Result<EditPlan, Known | Refusal>> {
    const { sessions } = wanted
    const held = await holdSessions({ sessions, scope: 'this' }, this.joining(wanted))
    if (!held.ok) return held
    const isRestore = this.verb === 'restore'
    const sorted = sortOut(held.value.chosen, { ofSeries: false, isRestore })
    if (!sorted.ok) return sorted
    const { changeable, left } = sorted.value
    const edits = await this.edits(changeable, wanted)
    return edits.ok ? ok(await planEdit(edits.value, left)) : edits
  }

  /** What of those that may be changed. */
  protected abstract edits(rows: SessionRow[], wanted: Wanted): Promise<Result<Edit[], Refusal>>

  /** Whom and what they are about to take up. */
  protected joining(_wanted: Wanted): readonly (string | null)[] {
    return []
  }
}
