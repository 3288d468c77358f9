import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class DraftPolicy extends InvoicePolicy {
  /** Payers and students are looked for while a draft is made or changed. */
  search(user: Principal) {
    return this.create(user) || this.update(user)
  }
}
