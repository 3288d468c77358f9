import {
  changeableSessions,
  type ChoiceRefusal,
} from '#domain/scheduling/class_sessions/editing/changeable_sessions'
import {
  notLetThrough,
  notPastChecks,
} from '#domain/scheduling/class_sessions/editing/checked_anew'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Chosen, SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import {
  type Edited,
  saveEdit,
  type SaveRefusal,
  type Saving,
} from '#domain/scheduling/class_sessions/editing/save_edit'
import type { Canceller } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { readStatements } from '#domain/shared/data/database'
import { ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Wanted = Act & {
  chosen: Chosen
  by: Canceller
  reason: string | null
  /** It turned out not to have been held: also where it has ended, until its register is locked. */
  isUnheld?: boolean
}

/** Decided of make-ups, where the policy asks each time. */
type Deciding = { makesUp?: boolean | null }

/** Takes up nothing any more; by whom and why is kept. */
export class CancelSessions {
  preview(wanted: Wanted): Promise<Result<EditPlan, ChoiceRefusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(
    input: Wanted & Deciding & Pick<Saving, 'previewed' | 'telling'>
  ): Promise<Result<Edited, ChoiceRefusal | SaveRefusal>> {
    const plan = () => this.#plan(input)
    const { makesUp = null } = input
    return saveEdit({ ...input, allowance: null }, { verb: 'cancel', plan, makesUp })
  }

  async #plan({ chosen, by, reason, isUnheld }: Wanted): Promise<Result<EditPlan, ChoiceRefusal>> {
    const chosenRows = await changeableSessions(chosen, { reachesOver: isUnheld })
    if (!chosenRows.ok) return chosenRows
    const { changeable, left } = chosenRows.value
    const edits = changeable.map((row) => cancelled(row, by, reason))
    return ok(await planEdit(edits, left))
  }
}

/** What it was let through for is over: restoring it asks anew. */
export const cancelled = (before: SessionRow, by: Canceller, reason: string | null) => ({
  before,
  after: {
    ...before,
    status: 'cancelled' as const,
    cancelled_by: by,
    cancel_reason: reason,
    ...notLetThrough,
    ...notPastChecks,
  },
  moved: null,
})
