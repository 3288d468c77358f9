import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Subject } from '#domain/teaching/catalogue/queries/find_subject'

export default class SubjectTransformer extends BaseTransformer<Subject> {
  toObject() {
    const { id, code, name_en, name_ar, colour, description, version } = this.resource
    const { created_at, updated_at, archived_at } = this.resource
    return {
      ...{ id, code, name_en, name_ar, colour, description, version },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
