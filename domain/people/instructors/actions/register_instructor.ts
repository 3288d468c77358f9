import type { Locale } from '#domain/shared/choices/locales'
import {
  instructorColumns,
  type InstructorFields,
} from '#domain/people/instructors/instructor_fields'
import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import { NumberedRecord } from '#domain/people/numbered_record'
import { findSameContact, type SameContact } from '#domain/people/queries/find_same_contact'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { readStatements } from '#domain/shared/data/database'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'

export type RegisterInstructorInput = {
  tenantId: string
  actor: Actor
  fields: InstructorFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  locale?: Locale | null
  duplicatesConfirmed: boolean
}

export type InstructorRefusal =
  { type: 'same_contact'; people: SameContact[] } | { type: 'national_id_taken' }

const numbered = new NumberedRecord({
  area: 'instructors',
  subject: 'instructor',
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
    'status',
    'hired_on',
    'left_on',
    'contract',
    'max_weekly_minutes',
    'languages',
    'qualifications',
    'bio',
    'colour',
    'notes',
    'photo',
    'locale',
  ],
  isSequenced: false,
})

/** Numbered I-0001 and on (domain §1.4). */
export class RegisterInstructor {
  async execute(
    input: RegisterInstructorInput
  ): Promise<Result<{ id: string; number: string }, InstructorRefusal>> {
    const { tenantId, actor, fields, photo = null, locale = null } = input
    if (!input.duplicatesConfirmed) {
      const people = await readStatements(tenantId, () => findSameContact('instructors', fields))
      if (people.length > 0) return err({ type: 'same_contact', people })
    }
    try {
      const columns = { ...instructorColumns(fields, photo), locale }
      return ok(
        await numbered.add({ tenantId, actor, prefix: numberPrefixes.instructors, columns })
      )
    } catch (error) {
      if (isNationalIdConflict(error, 'instructors')) return err({ type: 'national_id_taken' })
      throw error
    }
  }
}
