import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { LevelRow } from '#domain/teaching/catalogue/queries/list_levels'

export default class LevelListTransformer extends BaseTransformer<ListPage<LevelRow>> {
  toObject() {
    return listed(this.resource, (level) => ({
      id: level.id,
      code: level.code,
      name_en: level.name_en,
      name_ar: level.name_ar,
      position: level.position,
      scope: level.scope,
      min_age: level.min_age,
      max_age: level.max_age,
      courses: level.courses,
      instructors: level.instructors,
      created_at: level.created_at.toISOString(),
      archived_at: level.archived_at?.toISOString() ?? null,
      version: level.version,
    }))
  }
}
