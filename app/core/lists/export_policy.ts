import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

/** Exporting a list is a permission of its own, beside the list's (domain §6). */
export default class ExportPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.exports.index')
  }
}
