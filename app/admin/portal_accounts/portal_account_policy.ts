import { BasePolicy } from '@adonisjs/bouncer'
import type { PortalArea } from '#app/admin/portal_accounts/portal_area'
import type { Principal } from '#domain/access/sessions/principal'

export default class PortalAccountPolicy extends BasePolicy {
  update(user: Principal, area: PortalArea) {
    return user.may(`admin.${area}.update`)
  }
}
