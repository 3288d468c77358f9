import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

/** Who may read the audit trail of the whole centre. Nobody may write it. */
export default class AuditPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.audit.index')
  }
}
