import type { Catalogue } from '#domain/shared/catalogue/catalogue'
import { coursesBy, groupsBy, instructorsBy } from '#domain/teaching/uses'
import type { LevelScope } from '#domain/teaching/rules/level_scope'

/** The steps of the ladder (domain §1.8); `position` is their order, and no part of a form. */
export const levels: Catalogue = {
  table: 'levels',
  one: 'level',
  prefix: 'LVL',
  uses: [
    coursesBy('level_id'),
    groupsBy('level_id'),
    instructorsBy('instructor_levels', 'level_id'),
  ],
}

/** All that a person may write of a level, by column. */
export type LevelColumns = {
  /** Null asks for a suggested one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  scope: LevelScope
  /** In years. */
  min_age: number | null
  max_age: number | null
  description: string | null
}
