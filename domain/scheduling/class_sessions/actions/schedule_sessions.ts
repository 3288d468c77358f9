import { holdWanted } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { planSessions } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import {
  type Overlap,
  refusingOverlap,
} from '#domain/scheduling/class_sessions/planning/refusing_overlap'
import type {
  PlanRefusal,
  SessionPlan,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import {
  type Allowance,
  writeSessions,
} from '#domain/scheduling/class_sessions/planning/write_sessions'
import { readStatements, withTenantRepeating } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

/** `previewed` is the fingerprint of the plan that a person saw; what became of it meanwhile is told before it is saved. */
type Input = Act &
  Omit<Wanted, 'zone'> & {
    previewed: string | null
    allowance: Allowance
    /** They can't be taken back any more. */
    allowsPast: boolean
  }

type Refusal =
  PlanRefusal | Overlap<SessionPlan> | { type: 'changed' | 'in_past'; plan: SessionPlan }

type Scheduled = { ids: string[]; plan: SessionPlan }

/** One session, or all of a series. What is previewed and what is saved is planned by the same code. */
export class ScheduleSessions {
  /** Writes nothing, and nobody waits for it. */
  preview({ tenantId, ...wanted }: Act & Wanted): Promise<Result<SessionPlan, PlanRefusal>> {
    return readStatements(tenantId, () => planSessions(wanted))
  }

  execute(input: Input): Promise<Result<Scheduled, Refusal>> {
    return refusingOverlap(
      () => withTenantRepeating(input.tenantId, () => this.#schedule(input)),
      () => this.preview(input)
    )
  }

  async #schedule(input: Input): Promise<Result<Scheduled, Refusal>> {
    await holdWanted(input)
    const made = await planSessions(input)
    if (!made.ok) return made
    const plan = made.value
    if (input.previewed !== null && input.previewed !== plan.fingerprint)
      return err({ type: 'changed', plan })
    if (plan.past && !input.allowsPast) return err({ type: 'in_past', plan })
    if (plan.clashing && !input.allowance) return err({ type: 'clashes', plan })
    return ok({ ids: await writeSessions(input.actor, input, plan, input.allowance), plan })
  }
}
