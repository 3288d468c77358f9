import { recordOf } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/catalogue/uses'

export const courseRecord = { ...recordOf('courses'), isPriced: true } as const

export const courseUses = { groups: groupsBy('course_id') }
