import { mayChangeWhole } from '#core/branches/branch_or_whole'
import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

/** Hours belong to the whole centre: people limited to branches can read but not change them. */
export default class HoursPolicy extends areaPolicy('settings') {
  override update(user: Principal) {
    return super.update(user) && mayChangeWhole()
  }
}
