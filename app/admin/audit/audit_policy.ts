import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class AuditPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.audit.index')
  }
}
