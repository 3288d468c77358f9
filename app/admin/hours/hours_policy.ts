import { mayChangeWhole } from '#core/branches/branch_or_whole'
import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

/** Hours are a part of what a centre says about itself: whoever is limited to branches reads them. */
export default class HoursPolicy extends areaPolicy('settings') {
  override update(user: Principal) {
    return super.update(user) && mayChangeWhole()
  }
}
