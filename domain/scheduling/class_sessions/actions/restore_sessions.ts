import { sql } from 'kysely'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
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
import { withTenant } from '#domain/shared/data/database'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

type Wanted = Act & { sessions: SeenSession[] }

type Refusal = HeldRefusal | NothingToChange | { type: 'group_over'; field: 'group_id' }

/** Checked for clashes as booking is: the hour may be given away meanwhile. */
export class RestoreSessions {
  preview(wanted: Wanted): Promise<Result<EditPlan, Refusal>> {
    return withTenant(wanted.tenantId, () => this.#plan(wanted))
  }

  execute(input: Wanted & Saving): Promise<Result<Edited, Refusal | SaveRefusal>> {
    return saveEdit(input, { verb: 'restore', plan: () => this.#plan(input) })
  }

  async #plan({ sessions }: Wanted): Promise<Result<EditPlan, Refusal>> {
    const held = await holdSessions({ sessions, scope: 'this' })
    if (!held.ok) return held
    const sorted = sortOut(held.value.chosen, { ofSeries: false, isRestore: true })
    if (!sorted.ok) return sorted
    const { changeable, left } = sorted.value
    if (await isAnyOver(changeable)) return err({ type: 'group_over', field: 'group_id' })
    return ok(await planEdit(changeable.map(restored), left))
  }
}

export const restored = (before: SessionRow) => ({
  before,
  after: { ...before, status: 'scheduled' as const, cancelled_by: null, cancel_reason: null },
  moved: null,
})

const over = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('groups')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', literals(endedStatuses))
    .limit(sql.lit(1))
    .select('id')
)

async function isAnyOver(rows: SessionRow[]) {
  const ids = rows.map(({ group_id }) => group_id).filter((id) => id !== null)
  return (await over({ ids: [...new Set(ids)] })).length > 0
}
