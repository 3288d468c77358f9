import { recordOf } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/catalogue/uses'

/** The products that are taught (domain §1.8). */
export const courseRecord = { ...recordOf('courses'), isPriced: true } as const

/** What may lean on a course. */
export const courseUses = { groups: groupsBy('course_id') }
