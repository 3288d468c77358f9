import {
  type Chosen,
  type Held,
  type HeldRefusal,
  holdSessions,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import {
  type NothingToChange,
  type Sorted,
  sortOut,
} from '#domain/scheduling/class_sessions/editing/plan_edit'
import { reached, type ScopeRefusal } from '#domain/scheduling/class_sessions/editing/scope'
import { lockDays } from '#domain/scheduling/class_sessions/queries/lock_days'
import { ok, type Result } from '#domain/shared/result'

export type ChoiceRefusal = HeldRefusal | ScopeRefusal | NothingToChange

type Changeable = Sorted & { held: Held }

type How = {
  /** Whom and what they are about to take up. */
  joining?: readonly (string | null)[]
  isRestore?: boolean
  /** Those that are over too, until their register is locked. */
  reachesOver?: boolean
}

/** Holds the chosen sessions and says which of them may be changed: what every act on sessions begins with. */
export async function changeableSessions(
  chosen: Chosen,
  { joining = [], isRestore = false, reachesOver = false }: How = {}
): Promise<Result<Changeable, ChoiceRefusal>> {
  const held = await holdSessions(chosen, joining)
  if (!held.ok) return held
  const inScope = reached(held.value, chosen.scope)
  if (!inScope.ok) return inScope
  const how = { ofSeries: chosen.scope !== 'this', isRestore }
  const sorted = sortOut(inScope.value, reachesOver ? { ...how, lockDays: await lockDays() } : how)
  return sorted.ok ? ok({ held: held.value, ...sorted.value }) : sorted
}
