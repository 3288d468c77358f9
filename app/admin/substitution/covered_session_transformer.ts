import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CoveredSession } from '#domain/scheduling/substitution/queries/covered_session'

export default class CoveredSessionTransformer extends BaseTransformer<CoveredSession> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'version',
        'title',
        'time_zone',
        'group',
        'student',
        'instructor',
        'substituted',
        'is_lacking',
        'is_ahead',
      ]),
      starts_at: this.resource.starts_at.toISOString(),
      ends_at: this.resource.ends_at.toISOString(),
    }
  }
}
