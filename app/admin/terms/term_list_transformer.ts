import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { TermRow } from '#domain/teaching/catalogue/queries/list_terms'

export default class TermListTransformer extends BaseTransformer<ListPage<TermRow>> {
  toObject() {
    return listed(this.resource, (term) => ({
      id: term.id,
      code: term.code,
      name_en: term.name_en,
      name_ar: term.name_ar,
      starts_on: term.starts_on,
      ends_on: term.ends_on,
      groups: term.groups,
      archived_at: term.archived_at?.toISOString() ?? null,
      version: term.version,
    }))
  }
}
