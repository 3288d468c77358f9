import type { Principal } from '#domain/access/sessions/principal'
import { areaPolicy } from '#core/records/area_policy'

export default class GroupPolicy extends areaPolicy('groups') {
  cancel(user: Principal) {
    return this.delete(user)
  }
}
