import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class ExportPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.exports.index')
  }
}
