import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import { lockEnrolment, type LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace, moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'

/** Calls off a freeze that was only planned. */
export class UnfreezeEnrolment {
  async execute(input: StepInput): Promise<Result<Stepped, StepRefusal>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment } = locked
      const { status } = enrolment
      const isPlanned = status === 'active' && enrolment.frozenFrom !== null
      if (status !== 'frozen' && !isPlanned) return err({ type: 'not_possible', status })
      const step = stepOf(input, enrolment)
      if (isPlanned) await changeInPlace(input, enrolment, step)
      else await moveEnrolment(input, enrolment, 'active', step)
      return ok(stepped(enrolment))
    })
  }
}

const stepOf = ({ reason, on }: StepInput, { frozenFrom, frozenUntil }: LockedEnrolment) => ({
  verb: 'unfreeze',
  reason,
  on,
  columns: { frozen_from: null, frozen_until: null },
  before: { frozen_from: frozenFrom, frozen_until: frozenUntil },
})
