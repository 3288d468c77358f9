import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import { NumberedRecord } from '#domain/people/numbered_record'
import {
  type Duplicate,
  lookingFor,
  possibleDuplicates,
} from '#domain/people/students/queries/find_possible_duplicates'
import { studentNumberPrefix } from '#domain/people/students/rules/student_number'
import { studentColumns, type StudentFields } from '#domain/people/students/student_fields'
import type { Actor } from '#domain/shared/audit/actor'
import { today } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'

export type RegisterStudentInput = {
  tenantId: string
  /** IANA name; it decides the year in the number. */
  zone: string
  actor: Actor
  fields: StudentFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  duplicatesConfirmed: boolean
}

export type StudentRefusal =
  { type: 'possible_duplicates'; duplicates: Duplicate[] } | { type: 'national_id_taken' }

const students = new NumberedRecord({
  area: 'students',
  subject: 'student',
  written: [
    'first_name',
    'last_name',
    'first_name_other',
    'last_name_other',
    'gender',
    'birth_date',
    'nationality',
    'national_id',
    'email',
    'phone',
    'whatsapp',
    'school_name',
    'status',
    'notes',
    'photo',
  ],
  isSequenced: true,
})

const addUnlessFound = students.unlessFound(possibleDuplicates)

/** Looks for possible duplicates in the same statement (domain §1.6). */
export class RegisterStudent {
  async execute(
    input: RegisterStudentInput
  ): Promise<Result<{ id: string; number: string }, StudentRefusal>> {
    try {
      const added = await this.#register(input)
      if (!Array.isArray(added)) return ok(added)
      return err({ type: 'possible_duplicates', duplicates: added })
    } catch (error) {
      if (isNationalIdConflict(error, 'students')) return err({ type: 'national_id_taken' })
      throw error
    }
  }

  async #register(input: RegisterStudentInput) {
    const { tenantId, zone, actor, fields, photo = null } = input
    const prefix = studentNumberPrefix(today(zone))
    const addition = { tenantId, actor, prefix, columns: studentColumns(fields, photo) }
    const looking = input.duplicatesConfirmed ? undefined : lookingFor(fields)
    return looking ? addUnlessFound(addition, looking) : students.add(addition)
  }
}
