import type { ContactRefusal } from '#domain/people/contact_refusal'
import { guardianColumns, type GuardianFields } from '#domain/people/guardians/guardian_fields'
import { type Added, NumberedRecord } from '#domain/people/numbered_record'
import type { Registration } from '#domain/people/person_input'
import { registerContact } from '#domain/people/register_contact'
import type { Result } from '#domain/shared/result'

export type RegisterGuardianInput = Registration<GuardianFields>

const guardians = new NumberedRecord({ area: 'guardians', subject: 'guardian', isSequenced: true })

export class RegisterGuardian {
  execute(input: RegisterGuardianInput): Promise<Result<Added, ContactRefusal>> {
    const { fields, photo = null } = input
    return registerContact(guardians, input, guardianColumns(fields, photo))
  }
}
