import { mayChangeWhole } from '#core/branches/branch_or_whole'
import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

/** What holds in the whole centre is read by people limited to branches, but not changed. */
export default class SettingsPolicy extends areaPolicy('settings') {
  updateWhole(user: Principal) {
    return this.update(user) && mayChangeWhole()
  }
}
