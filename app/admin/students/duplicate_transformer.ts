import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'

export default class DuplicateTransformer extends BaseTransformer<Duplicate> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'number',
      'first_name',
      'last_name',
      'first_name_other',
      'last_name_other',
      'phone',
      'birth_date',
      'archived_at',
      'reason',
    ])
  }
}
