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
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { offerTo } from '#domain/teaching/enrolments/offer_seats'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { freeSeats } from '#domain/teaching/enrolments/rules/seats'
import { firstInLine } from '#domain/teaching/enrolments/waiting_line'

type Input = StepInput &
  Confirmation & {
    /** Given by someone who may let students in above the capacity. */
    overCapacityReason?: string | null
  }
type Refusal = StepRefusal | Unconfirmed | { type: 'not_enrolling' | 'full' | 'not_first' }

/**
 * Offers by hand: a free seat to the first who waits, to another only for a reason, and one above
 * the capacity only for a reason of its own.
 */
export class OfferSeat {
  async execute(input: Input): Promise<Result<Stepped, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment, group } = locked
      if (enrolment.status !== 'waitlisted') {
        return err({ type: 'not_possible', status: enrolment.status })
      }
      if (!isEnrolling(group.status)) return err({ type: 'not_enrolling' })
      const isFull = freeSeats(group) === 0
      if (isFull && !input.overCapacityReason) return err({ type: 'full' })
      const reason = input.reason ?? input.overCapacityReason
      const first = await firstInLine(group.id)
      if (first!.id !== enrolment.id && !reason) return err({ type: 'not_first' })
      const overCapacityReason = isFull ? input.overCapacityReason : null
      const confirmed = await confirmStep(input, enrolment)
      if (!confirmed.ok) return confirmed
      const columns = confirmed.value
      await offerTo(input, group, enrolment, { reason, overCapacityReason, columns })
      return ok(stepped(enrolment))
    })
  }
}
