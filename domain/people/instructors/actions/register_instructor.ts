import type { Locale } from '#domain/shared/choices/locales'
import type { ContactRefusal } from '#domain/people/contact_refusal'
import {
  instructorColumns,
  type InstructorFields,
} from '#domain/people/instructors/instructor_fields'
import { isBeforeHired } from '#domain/people/instructors/rules/instructor_status'
import { type Added, NumberedRecord } from '#domain/people/numbered_record'
import type { Registration } from '#domain/people/person_input'
import { registerContact } from '#domain/people/register_contact'
import { err, type Result } from '#domain/shared/result'

export type LeftBeforeHired = { type: 'left_before_hired' }

export type RegisterInstructorInput = Registration<InstructorFields> & { locale?: Locale | null }

const instructors = new NumberedRecord({
  area: 'instructors',
  subject: 'instructor',
  isSequenced: false,
})

export class RegisterInstructor {
  async execute(
    input: RegisterInstructorInput
  ): Promise<Result<Added, ContactRefusal | LeftBeforeHired>> {
    const { fields, photo = null, locale = null } = input
    if (isBeforeHired(fields.leftOn, fields.hiredOn)) return err({ type: 'left_before_hired' })
    return registerContact(instructors, input, { ...instructorColumns(fields, photo), locale })
  }
}
