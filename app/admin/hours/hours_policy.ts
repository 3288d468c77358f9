import { mayChangeWhole } from '#core/branches/branch_or_whole'
import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

/** People limited to branches read the hours of the whole centre, and change those of their branches. */
export default class HoursPolicy extends areaPolicy('settings') {
  updateWhole(user: Principal) {
    return this.update(user) && mayChangeWhole()
  }
}
