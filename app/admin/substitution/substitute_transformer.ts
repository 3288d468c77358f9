import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Substitute } from '#domain/scheduling/substitution/queries/substitutes_of'

export default class SubstituteTransformer extends BaseTransformer<Substitute> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'person',
        'teaches_subject',
        'teaches_level',
        'taught_before',
        'free_minutes',
        'has_account',
      ]),
      against: [...this.resource.against],
    }
  }
}
