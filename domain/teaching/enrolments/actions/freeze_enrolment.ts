import { v7 as uuid } from 'uuid'
import { today } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import {
  leavePlace,
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace, moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'

/**
 * `from` is the first frozen day, YYYY-MM-DD; `until` the first day back, null until somebody says
 * so.
 */
type Input = StepInput & {
  from: string
  until: string | null
}
type Refusal = StepRefusal | { type: 'not_after_start' }

/** A pause that keeps the seat: at once, or from a day to come (the clock begins it). */
export class FreezeEnrolment {
  async execute(input: Input): Promise<Result<Stepped, Refusal>> {
    if (input.until !== null && input.until <= input.from) return err({ type: 'not_after_start' })
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment } = locked
      const { status } = enrolment
      if (status !== 'active') return err({ type: 'not_possible', status })
      const act = { ...input, actId: uuid() }
      if (input.from > today(input.zone)) await changeInPlace(act, enrolment, stepOf(input))
      else await moveEnrolment(act, enrolment, 'frozen', stepOf(input))
      const { studentId, groupId } = enrolment
      const { from, until } = input
      const seatsGivenBack = await leavePlace(act, { studentId, groupId, from, until })
      return ok({ ...stepped(enrolment, act.actId), seatsGivenBack })
    })
  }
}

const stepOf = ({ from, until, reason }: Input) => ({
  verb: 'freeze',
  reason,
  on: from,
  columns: { frozen_from: from, frozen_until: until },
})
