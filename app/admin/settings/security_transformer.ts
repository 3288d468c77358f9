import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Security } from '#domain/access/centre/queries/find_security'

export default class SecurityTransformer extends BaseTransformer<Security> {
  toObject() {
    const { twoFactorRequired, lockAfter, letPeopleAsk, version } = this.resource
    return {
      two_factor_required: twoFactorRequired,
      lock_after: lockAfter ?? 0,
      instructors_may_ask: letPeopleAsk.includes('instructor'),
      students_may_ask: letPeopleAsk.includes('student'),
      version,
    }
  }
}
