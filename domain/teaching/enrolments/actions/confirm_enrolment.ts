import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import {
  type Confirmation,
  confirmStep,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import { lockEnrolment, type Locked } from '#domain/teaching/enrolments/locked_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { lastInLine } from '#domain/teaching/enrolments/waiting_line'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { placementOf } from '#domain/teaching/enrolments/rules/seats'

type Input = StepInput & Confirmation
type Refusal = StepRefusal | Unconfirmed | { type: 'full' | 'not_enrolling' }
type Confirmed = Stepped & { status: EnrolmentStatus }

/**
 * One step nearer: an inquiry becomes pending, which needs a seat or else a place on the waiting
 * list; pending or on trial becomes enrolled, on the seat they hold.
 */
export class ConfirmEnrolment {
  async execute(input: Input): Promise<Result<Confirmed, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      return locked.enrolment.status === 'inquiry'
        ? this.#admit(input, locked)
        : this.#confirm(input, locked)
    })
  }

  async #admit(input: Input, { enrolment, group }: Locked): Promise<Result<Confirmed, Refusal>> {
    if (!isEnrolling(group.status)) return err({ type: 'not_enrolling' })
    const placement = placementOf(group)
    if (placement === 'full') return err({ type: 'full' })
    const status = placement === 'seat' ? 'pending' : 'waitlisted'
    const confirmed = await confirmStep(input, enrolment)
    if (!confirmed.ok) return confirmed
    const line = status === 'waitlisted' ? await lastInLine(group.id) : {}
    const columns = { ...line, ...confirmed.value }
    await moveEnrolment(input, enrolment, status, { verb: 'confirm', columns })
    // Those who wait may all have been passed over
    if (status === 'waitlisted') await offerFreeSeats(input, group.id)
    return ok({ ...stepped(enrolment), status })
  }

  async #confirm(input: Input, { enrolment }: Locked): Promise<Result<Confirmed, Refusal>> {
    const { status } = enrolment
    if (status !== 'pending' && status !== 'trial') return err({ type: 'not_possible', status })
    const confirmed = await confirmStep(input, enrolment)
    if (!confirmed.ok) return confirmed
    const columns = confirmed.value
    await moveEnrolment(input, enrolment, 'active', { verb: 'confirm', columns })
    return ok({ ...stepped(enrolment), status: 'active' })
  }
}
