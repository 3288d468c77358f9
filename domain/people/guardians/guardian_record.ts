import { recordOf } from '#domain/shared/records/record_kind'

/** Guardians as records: where they are kept and how the trail names what is done to them. */
export const guardianRecord = recordOf('guardians')

/** Households stand in the area of guardians, but have a word of their own in the trail. */
export const householdRecord = recordOf('households')
