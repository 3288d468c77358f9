import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import { NumberedRecord } from '#domain/people/numbered_record'
import {
  FindPossibleDuplicates,
  type Duplicate,
} from '#domain/people/queries/find_possible_duplicates'
import { studentNumberPrefix } from '#domain/people/rules/student_number'
import { studentColumns, type StudentFields } from '#domain/people/student_fields'
import type { Actor } from '#domain/shared/actor'
import { today } from '#domain/shared/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { readStatements } from '#domain/shared/tenant_scope'

export type RegisterStudentInput = {
  tenantId: string
  /** IANA name; it decides the year in the number. */
  zone: string
  actor: Actor
  fields: StudentFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  /** The person saw the possible duplicates and goes on. */
  duplicatesConfirmed: boolean
}

export type StudentRefusal =
  { type: 'possible_duplicates'; duplicates: Duplicate[] } | { type: 'national_id_taken' }

const students = new NumberedRecord(
  'students',
  'student',
  [
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
  true
)

/** Adds a student with the centre's next number (domain §1.6). */
export class RegisterStudent {
  async execute(
    input: RegisterStudentInput
  ): Promise<Result<{ id: string; number: string }, StudentRefusal>> {
    const duplicates = await this.#duplicates(input)
    if (duplicates.length > 0) return err({ type: 'possible_duplicates', duplicates })
    try {
      return ok(await this.#register(input))
    } catch (error) {
      if (isNationalIdConflict(error, 'students')) return err({ type: 'national_id_taken' })
      throw error
    }
  }

  async #duplicates({ tenantId, fields, duplicatesConfirmed }: RegisterStudentInput) {
    if (duplicatesConfirmed) return []
    return readStatements(tenantId, () => new FindPossibleDuplicates().execute(fields))
  }

  async #register({ tenantId, zone, actor, fields, photo = null }: RegisterStudentInput) {
    const prefix = studentNumberPrefix(today(zone))
    return students.add({ tenantId, actor, prefix, columns: studentColumns(fields, photo) })
  }
}
