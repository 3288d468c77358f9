import type { RecordKind } from '#domain/shared/records/record_kind'

/** Guardians as records: where they are kept and how the trail names what is done to them. */
export const guardianRecord = {
  table: 'guardians',
  subject: 'guardian',
  area: 'guardians',
} as const satisfies RecordKind

/** Households stand in the area of guardians, but have a word of their own in the trail. */
export const householdRecord = {
  table: 'households',
  subject: 'household',
  area: 'households',
} as const satisfies RecordKind
