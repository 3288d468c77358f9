import { personColumns, type PersonFields } from '#domain/people/person_fields'
import type { GuardianStatus } from '#domain/people/guardians/rules/guardian'

/** All that a person may write of a guardian; what they may do for a child is said with the child. */
export type GuardianFields = PersonFields & {
  address: string | null
  status: GuardianStatus
}

/** The same by column, as the database and the audit trail name them; a photo only when it was changed. */
export const guardianColumns = (fields: GuardianFields, photo?: string | null) => ({
  ...personColumns(fields, photo),
  address: fields.address,
  status: fields.status,
})
