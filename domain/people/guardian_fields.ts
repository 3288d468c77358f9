import type { GuardianStatus } from '#domain/people/rules/guardian'
import type { Gender } from '#domain/people/rules/student_status'

/** All that a person may write of a guardian; what they may do for a child is said with the child. */
export type GuardianFields = {
  firstName: string
  lastName: string
  /** The same name in the other script. */
  firstNameOther: string | null
  lastNameOther: string | null
  gender: Gender | null
  /** ISO 3166-1 alpha-2. */
  nationality: string | null
  nationalId: string | null
  email: string | null
  /** E.164. */
  phone: string | null
  whatsapp: boolean
  address: string | null
  status: GuardianStatus
  notes: string | null
}

/** The same by column, as the database and the audit trail name them; a photo only when it was changed. */
export function guardianColumns(fields: GuardianFields, photo?: string | null) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    first_name_other: fields.firstNameOther,
    last_name_other: fields.lastNameOther,
    gender: fields.gender,
    nationality: fields.nationality,
    national_id: fields.nationalId,
    email: fields.email,
    phone: fields.phone,
    whatsapp: fields.whatsapp,
    address: fields.address,
    status: fields.status,
    notes: fields.notes,
    ...(photo === undefined ? {} : { photo }),
  }
}
