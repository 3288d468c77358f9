import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Term } from '#domain/teaching/catalogue/queries/find_term'

export default class TermTransformer extends BaseTransformer<Term> {
  toObject() {
    const { id, code, name_en, name_ar, starts_on, ends_on, version, overlaps } = this.resource
    const { created_at, updated_at, archived_at } = this.resource
    return {
      ...{ id, code, name_en, name_ar, starts_on, ends_on, version, overlaps },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
