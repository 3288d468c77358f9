import { recordOf } from '#domain/shared/records/record_kind'

export const guardianRecord = recordOf('guardians')

/** The trail has a separate word for them, in the area of guardians. */
export const householdRecord = recordOf('households')
