import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import { lockEnrolment, type LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace, resumeEnrolment } from '#domain/teaching/enrolments/move_enrolment'

/** Ends a freeze, or calls off one that was only planned. */
export class UnfreezeEnrolment {
  async execute(input: StepInput): Promise<Result<Stepped, StepRefusal>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment } = locked
      const { status } = enrolment
      const isPlanned = status === 'active' && enrolment.frozenFrom !== null
      if (status !== 'frozen' && !isPlanned) return err({ type: 'not_possible', status })
      const { reason, on } = input
      if (isPlanned) await changeInPlace(input, enrolment, callingOff(input, enrolment))
      else await resumeEnrolment(input, enrolment, { verb: 'unfreeze', reason, on })
      return ok(stepped(enrolment))
    })
  }
}

const callingOff = ({ reason, on }: StepInput, { frozenFrom, frozenUntil }: LockedEnrolment) => ({
  verb: 'unfreeze',
  reason,
  on,
  columns: { frozen_from: null, frozen_until: null },
  before: { frozen_from: frozenFrom, frozen_until: frozenUntil },
})
