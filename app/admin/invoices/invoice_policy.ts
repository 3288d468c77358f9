import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class InvoicePolicy extends areaPolicy('invoices') {}

/** Who can void invoices changes issued ones on any day, others on the day of issue alone. */
export const changesOnAnyDay = (user: Principal) => user.may('admin.invoices.delete')
