import { unlessIdTaken } from '#domain/people/national_id_conflict'
import { type Added, NumberedRecord } from '#domain/people/numbered_record'
import {
  type Duplicate,
  lookingFor,
  possibleDuplicates,
} from '#domain/people/students/queries/find_possible_duplicates'
import { studentNumberPrefix } from '#domain/people/students/rules/student_number'
import { studentColumns, type StudentFields } from '#domain/people/students/student_fields'
import type { Registration } from '#domain/people/person_input'
import { today } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'

export type RegisterStudentInput = Registration<StudentFields> & {
  /** IANA name; it decides the year in the number. */
  zone: string
}

export type StudentRefusal =
  { type: 'possible_duplicates'; duplicates: Duplicate[] } | { type: 'national_id_taken' }

const students = new NumberedRecord({ area: 'students', subject: 'student', isSequenced: true })

const addUnlessFound = students.unlessFound(possibleDuplicates)

/** Looks for possible duplicates in the same statement (domain §1.6). */
export class RegisterStudent {
  execute(input: RegisterStudentInput): Promise<Result<Added, StudentRefusal>> {
    return unlessIdTaken<Added, StudentRefusal>('students', async () => {
      const added = await this.#register(input)
      if (!Array.isArray(added)) return ok(added)
      return err({ type: 'possible_duplicates', duplicates: added })
    })
  }

  async #register(input: RegisterStudentInput) {
    const { tenantId, zone, actor, fields, photo = null } = input
    const prefix = studentNumberPrefix(today(zone))
    const addition = { tenantId, actor, prefix, columns: studentColumns(fields, photo) }
    const looking = input.duplicatesConfirmed ? undefined : lookingFor(fields)
    return looking ? addUnlessFound(addition, looking) : students.add(addition)
  }
}
