import { areaPolicy } from '#core/records/area_policy'
import { ownBranches } from '#domain/shared/data/branch_limit'
import type { Principal } from '#domain/access/sessions/principal'

/** A trial balance is the whole centre's: entries of some branches alone would say something untrue. */
export const seesWholeCentre = () => ownBranches() === null

export default class LedgerPolicy extends areaPolicy('ledger') {
  whole(user: Principal) {
    return this.index(user) && seesWholeCentre()
  }
}
