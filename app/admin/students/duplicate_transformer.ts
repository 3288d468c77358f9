import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class DuplicateTransformer extends BaseTransformer<Duplicate> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'number',
      ...storedNameFields,
      'phone',
      'birth_date',
      'archived_at',
      'reason',
    ])
  }
}
