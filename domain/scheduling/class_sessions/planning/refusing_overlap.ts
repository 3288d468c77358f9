import { isHeldByAnother } from '#domain/shared/data/held_by_another'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import { err, type Result } from '#domain/shared/result'

type Refused = { type: string }

/** Somebody is quicker: holds what it needs, or has taken an hour since it was planned. */
export type Overlap<Plan> = { type: 'busy' } | { type: 'clashes'; plan: Plan }

/**
 * Runs an act that opens the tenant itself. What the database refuses, as no hour of an instructor, a room or a group is
 * booked twice, is planned again: the new plan tells what is in the way.
 */
export async function refusingOverlap<T, E extends Refused, Plan, R extends Refused>(
  act: () => Promise<Result<T, E>>,
  replan: () => Promise<Result<Plan, R>>
): Promise<Result<T, E | R | Overlap<Plan>>> {
  try {
    return await act()
  } catch (error) {
    if (isHeldByAnother(error)) return err({ type: 'busy' })
    if (!violatedConstraint(error)?.match(/^class_sessions_.+_alone$/)) throw error
    const plan = await replan()
    return plan.ok ? err({ type: 'clashes', plan: plan.value }) : plan
  }
}
