import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Level } from '#domain/teaching/catalogue/queries/find_level'

export default class LevelTransformer extends BaseTransformer<Level> {
  toObject() {
    const level = this.resource
    return {
      id: level.id,
      code: level.code,
      name_en: level.name_en,
      name_ar: level.name_ar,
      position: level.position,
      scope: level.scope,
      min_age: level.min_age,
      max_age: level.max_age,
      description: level.description,
      version: level.version,
      created_at: level.created_at.toISOString(),
      updated_at: level.updated_at.toISOString(),
      archived_at: level.archived_at?.toISOString() ?? null,
    }
  }
}
