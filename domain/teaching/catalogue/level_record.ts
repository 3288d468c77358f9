import { recordOf } from '#domain/shared/records/record_kind'
import type { LevelScope } from '#domain/teaching/catalogue/rules/level_scope'
import { coursesBy, groupsBy, instructorsBy } from '#domain/teaching/catalogue/uses'

export const levelRecord = recordOf('levels')

/**
 * A null `code` asks for a free one, or keeps the one there is; ages are in years. The place in the
 * order is moved, not written.
 */
export type LevelFields = {
  code: string | null
  name_en: string | null
  name_ar: string | null
  scope: LevelScope
  min_age: number | null
  max_age: number | null
  description: string | null
}

export const levelUses = {
  courses: coursesBy('level_id'),
  groups: groupsBy('level_id'),
  instructors: instructorsBy('level'),
}
