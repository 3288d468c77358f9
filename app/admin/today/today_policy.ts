import { BasePolicy } from '@adonisjs/bouncer'
import type { Permission } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'
import { isOpenTo, menuLines } from '#domain/shared/areas/area_menu'

export default class TodayPolicy extends BasePolicy {
  /** Holders of any permission that opens one of the page’s blocks, as the menu asks for it. */
  show(user: Principal) {
    const [{ needs }] = menuLines('today')
    return isOpenTo((permission) => user.may(permission as Permission), needs)
  }
}
