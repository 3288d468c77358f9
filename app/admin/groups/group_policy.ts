import type { Principal } from '#domain/access/sessions/principal'
import { areaPolicy } from '#core/records/area_policy'

/** Ending a group early is a deletion: its students leave it. */
export default class GroupPolicy extends areaPolicy('groups') {
  cancel(user: Principal) {
    return this.delete(user)
  }
}
