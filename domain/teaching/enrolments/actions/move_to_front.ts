import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace } from '#domain/teaching/enrolments/move_enrolment'
import { firstInLine } from '#domain/teaching/enrolments/waiting_line'

export class MoveToFront {
  async execute(
    input: StepInput & { reason: string }
  ): Promise<Result<Stepped, StepRefusal | { type: 'first_already' }>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id)
      if (!locked) return err({ type: 'not_found' })
      const { enrolment } = locked
      const { status, waitingOrder } = enrolment
      if (status !== 'waitlisted') return err({ type: 'not_possible', status })
      const first = (await firstInLine(enrolment.groupId))!
      if (first.id === enrolment.id) return err({ type: 'first_already' })
      await changeInPlace(input, enrolment, {
        verb: 'jump',
        reason: input.reason,
        columns: { waiting_order: first.before },
        before: { waiting_order: waitingOrder },
      })
      return ok(stepped(enrolment))
    })
  }
}
