import { personColumns, type PersonFields } from '#domain/people/person_fields'
import type { GuardianStatus } from '#domain/people/guardians/rules/guardian'

export type GuardianFields = PersonFields & {
  address: string | null
  status: GuardianStatus
}

export const guardianColumns = (fields: GuardianFields, photo?: string | null) => ({
  ...personColumns(fields, photo),
  address: fields.address,
  status: fields.status,
})
