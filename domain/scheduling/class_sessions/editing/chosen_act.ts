import {
  changeableSessions,
  type ChoiceRefusal,
} from '#domain/scheduling/class_sessions/editing/changeable_sessions'
import type { Edit, EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import type {
  SeenSession,
  SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { leftAlone, planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
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

/** What is done to sessions that were chosen, of whichever series and groups. */
export abstract class ChosenAct<Wanted extends object, Refusal extends { type: string }> {
  protected abstract readonly verb: 'update' | 'restore'

  preview(wanted: Chosen & Wanted): Promise<Result<EditPlan, ChoiceRefusal | Refusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(
    input: Chosen & Wanted & Saving
  ): Promise<Result<Edited, ChoiceRefusal | Refusal | SaveRefusal>> {
    return saveEdit(input, {
      verb: this.verb,
      plan: () => this.#plan(input),
      around: async ({ sessions }, write) => {
        const ids = await write(sessions)
        await this.beside(input)
        return ids
      },
    })
  }

  async #plan(wanted: Chosen & Wanted): Promise<Result<EditPlan, ChoiceRefusal | Refusal>> {
    const { sessions } = wanted
    const isRestore = this.verb === 'restore'
    const reachesOver = isRestore && sessions.length === 1
    const how = { joining: this.joining(wanted), isRestore, reachesOver }
    const found = await changeableSessions({ sessions, scope: 'this' }, how)
    if (!found.ok) return found
    const { changeable, left } = found.value
    const spared = await this.spared(changeable, wanted)
    const rows = changeable.filter((row) => !spared.includes(row))
    const edits = await this.edits(rows, wanted)
    if (!edits.ok) return edits
    const elsewhere = spared.map((row) => leftAlone(row, 'elsewhere'))
    return ok(await planEdit(edits.value, [...left, ...elsewhere]))
  }

  /** What of those that may be changed. */
  protected abstract edits(rows: SessionRow[], wanted: Wanted): Promise<Result<Edit[], Refusal>>

  /** What else is written in the same transaction, once the sessions are. */
  protected beside(_wanted: Chosen & Wanted): Promise<void> {
    return Promise.resolve()
  }

  /** Which of them it can't be done to where they are held. */
  protected spared(_rows: SessionRow[], _wanted: Wanted): Promise<SessionRow[]> {
    return Promise.resolve([])
  }

  /** Whom and what they are about to take up. */
  protected joining(_wanted: Wanted): readonly (string | null)[] {
    return []
  }
}
