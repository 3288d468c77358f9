import {
  type AbsenceRefusal,
  writeAbsence,
  type WritingAbsence,
} from '#domain/people/instructors/absences/write_absence'
import { withTenant } from '#domain/shared/data/database'
import type { Result } from '#domain/shared/result'

/** As the office enters one: it counts from now on. */
export class AddAbsence {
  execute(input: WritingAbsence): Promise<Result<{ id: string }, AbsenceRefusal>> {
    return withTenant(input.tenantId, () => writeAbsence(input, 'approved'))
  }
}
