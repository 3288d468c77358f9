import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/tenant_scope'
import type { Act } from '#domain/teaching/act'
import { lockEnrolment, type LockedEnrolment } from '#domain/teaching/locked_enrolment'
import { moveEnrolment } from '#domain/teaching/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/offer_seats'
import type { EnrolmentStatus } from '#domain/teaching/rules/enrolment_state'

export type StepInput = Act & { id: string; reason?: string | null; on?: string }
export type StepRefusal = { type: 'not_found' } | { type: 'not_possible'; status: EnrolmentStatus }
export type Stepped = { id: string; groupId: string; studentId: string }

/** One step of one enrolment in a transaction of its own; a seat that it frees is offered to whoever waits. */
export async function stepEnrolment(
  input: StepInput,
  to: EnrolmentStatus,
  verb: string
): Promise<Result<Stepped, StepRefusal>> {
  return withTenant(input.tenantId, async () => {
    const locked = await lockEnrolment(input.id)
    if (!locked) return err({ type: 'not_found' })
    const { enrolment, group } = locked
    const { reason, on } = input
    const moved = await moveEnrolment(input, enrolment, to, { verb, reason, on })
    if (!moved) return err({ type: 'not_possible', status: enrolment.status })
    await offerFreeSeats(input, group.id)
    return ok(stepped(enrolment))
  })
}

export const stepped = ({ id, groupId, studentId }: LockedEnrolment): Stepped => ({
  id,
  groupId,
  studentId,
})
