import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class DraftPolicy extends InvoicePolicy {
  /** Students are looked for while a draft is made or changed. */
  search(user: Principal) {
    return this.create(user) || this.update(user)
  }

  /** Payers are looked for by whoever takes their money as well. */
  searchPayers(user: Principal) {
    return this.search(user) || user.may('admin.payments.create')
  }
}
