import { v7 as uuid } from 'uuid'
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
import { keepingSeries } from '#domain/scheduling/class_sessions/undoing/kept_series'
import { keepScheduled } from '#domain/scheduling/class_sessions/undoing/kept_sessions'
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

/** `actId` undoes it; null where all of it was there. */
type Scheduled = { actId: string | null; ids: string[]; plan: SessionPlan }

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
    return ok({ ...(await write(input, plan)), plan })
  }
}

async function write(input: Input, plan: SessionPlan) {
  const { seriesId, actor, allowance } = input
  const keepSeries = seriesId ? await keepingSeries(seriesId) : undefined
  const ids = await writeSessions(actor, input, plan, allowance)
  if (!ids.length) return { actId: null, ids }
  const actId = uuid()
  await keepScheduled(actId, ids)
  await keepSeries?.(actId)
  return { actId, ids }
}
