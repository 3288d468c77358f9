import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/principal'

/** Who may see and change what the centre has set (product "Permissions"). */
export default class SettingsPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.settings.index')
  }

  update(user: Principal) {
    return user.may('admin.settings.update')
  }
}
