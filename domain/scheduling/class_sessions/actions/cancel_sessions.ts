import { notPastChecks } from '#domain/scheduling/class_sessions/editing/checked_anew'
import { type EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import {
  type Chosen,
  type HeldRefusal,
  holdSessions,
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
import { reached, type ScopeRefusal } from '#domain/scheduling/class_sessions/editing/scope'
import type { Canceller } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { readStatements } from '#domain/shared/data/database'
import { ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Wanted = Act & { chosen: Chosen; by: Canceller; reason: string | null }

type Refusal = HeldRefusal | ScopeRefusal | NothingToChange

/** Takes up nothing any more; by whom and why is kept. */
export class CancelSessions {
  preview(wanted: Wanted): Promise<Result<EditPlan, Refusal>> {
    return readStatements(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(
    input: Wanted & Pick<Saving, 'previewed' | 'telling'>
  ): Promise<Result<Edited, Refusal | SaveRefusal>> {
    const plan = () => this.#plan(input)
    return saveEdit({ ...input, allowance: null }, { verb: 'cancel', plan })
  }

  async #plan({ chosen, by, reason }: Wanted): Promise<Result<EditPlan, Refusal>> {
    const held = await holdSessions(chosen)
    if (!held.ok) return held
    const inScope = reached(held.value, chosen.scope)
    if (!inScope.ok) return inScope
    const sorted = sortOut(inScope.value, {
      ofSeries: chosen.scope !== 'this',
      isRestore: false,
    })
    if (!sorted.ok) return sorted
    const { changeable, left } = sorted.value
    return ok(
      await planEdit(
        changeable.map((row) => cancelled(row, by, reason)),
        left
      )
    )
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
    clash_reason: null,
    clash_allowed_by: null,
    ...notPastChecks,
  },
  moved: null,
})
