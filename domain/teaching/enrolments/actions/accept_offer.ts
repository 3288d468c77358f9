import { now, today } from '#domain/shared/time/clock'
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
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'

/** Only while the offer stands. They begin on `on`, by default today. */
export class AcceptOffer {
  async execute(
    input: StepInput & Confirmation
  ): Promise<Result<Stepped, StepRefusal | Unconfirmed | { type: 'offer_expired' }>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment } = locked
      const { status, offerExpiresAt } = enrolment
      if (status !== 'offered') return err({ type: 'not_possible', status })
      if (offerExpiresAt! <= now().toJSDate()) return err({ type: 'offer_expired' })
      const confirmed = await confirmStep(input, enrolment)
      if (!confirmed.ok) return confirmed
      await moveEnrolment(input, enrolment, 'active', {
        verb: 'accept',
        columns: { starts_on: input.on ?? today(input.zone), ...confirmed.value },
      })
      return ok(stepped(enrolment))
    })
  }
}
