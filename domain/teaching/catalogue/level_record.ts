import { recordOf } from '#domain/shared/records/record_kind'
import type { LevelScope } from '#domain/teaching/catalogue/rules/level_scope'
import { coursesBy, groupsBy, instructorsBy } from '#domain/teaching/catalogue/uses'

export const levelRecord = recordOf('levels')

/** All that a person may write of a level, named as its columns are; its place in the order is moved, not written. */
export type LevelFields = {
  /** Null asks for a free one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  scope: LevelScope
  /** In years. */
  min_age: number | null
  max_age: number | null
  description: string | null
}

export const levelUses = {
  courses: coursesBy('level_id'),
  groups: groupsBy('level_id'),
  instructors: instructorsBy('level'),
}
