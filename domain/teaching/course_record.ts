import type { RecordKind } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/uses'

/** The products that are taught (domain §1.8). */
export const courseRecord = {
  table: 'courses',
  subject: 'course',
  area: 'courses',
  isPriced: true,
} as const satisfies RecordKind

/** What may lean on a course. */
export const courseUses = { groups: groupsBy('course_id') }
