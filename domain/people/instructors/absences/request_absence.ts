import {
  type AbsenceRefusal,
  writeAbsence,
  type WritingAbsence,
} from '#domain/people/instructors/absences/write_absence'
import { withTenant } from '#domain/shared/data/database'
import { err, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

/** By the instructor, of what is not over yet; the office decides. */
export class RequestAbsence {
  async execute(
    input: WritingAbsence
  ): Promise<Result<{ id: string }, AbsenceRefusal | { type: 'is_over' }>> {
    if (input.endsAt <= now().toJSDate()) return err({ type: 'is_over' })
    return withTenant(input.tenantId, () => writeAbsence(input, 'requested'))
  }
}
