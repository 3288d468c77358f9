import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

/** Taking lists out of the house is a permission of its own, beside the list's (domain §6). */
export default class ExportPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.exports.index')
  }
}
