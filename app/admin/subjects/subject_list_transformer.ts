import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { SubjectRow } from '#domain/teaching/catalogue/queries/list_subjects'

export default class SubjectListTransformer extends BaseTransformer<ListPage<SubjectRow>> {
  toObject() {
    return listed(this.resource, (subject) => ({
      id: subject.id,
      code: subject.code,
      name_en: subject.name_en,
      name_ar: subject.name_ar,
      colour: subject.colour,
      courses: subject.courses,
      instructors: subject.instructors,
      created_at: subject.created_at.toISOString(),
      archived_at: subject.archived_at?.toISOString() ?? null,
      version: subject.version,
    }))
  }
}
