import type { LevelScope } from '#domain/teaching/rules/level_scope'

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
