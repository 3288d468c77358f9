import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FullDocument } from '#domain/billing/documents/find_document'
import { invoiceState } from '#domain/billing/rules/invoice_state'

/** `today` is the centre’s. */
type DatedInvoice = { document: FullDocument; today: string }

export default class InvoiceTransformer extends BaseTransformer<DatedInvoice> {
  toObject() {
    const { document, today } = this.resource
    return {
      id: document.id,
      number: document.number,
      state: invoiceState(document, today),
      payer: { name: document.payer.name, name_other: document.payer.name_other },
      archived_at: null as string | null,
      version: document.version,
    }
  }
}
