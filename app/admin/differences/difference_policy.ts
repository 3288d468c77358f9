import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class DifferencePolicy extends areaPolicy('invoices') {
  /** Drafts are changed, and opened where there is none; a credit note needs its own permission. */
  settle(user: Principal) {
    return settlementAbilities(user).settle
  }
}

export const settlementAbilities = (user: Principal) => ({
  settle: user.may('admin.invoices.create') && user.may('admin.invoices.update'),
  credit: user.may('admin.credit_notes.create'),
})
