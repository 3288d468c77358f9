import { BaseTransformer } from '@adonisjs/core/transformers'
import { documentProps } from '#app/admin/invoices/document_props'
import type { FullDocument } from '#domain/billing/documents/find_document'
import type { DocumentSurroundings } from '#domain/billing/queries/document_page'
import { invoiceState } from '#domain/billing/rules/invoice_state'

type DatedInvoice = {
  document: FullDocument
  around: DocumentSurroundings
  /** It is the centre’s. */
  today: string
}

export default class InvoiceTransformer extends BaseTransformer<DatedInvoice> {
  toObject() {
    const { document, around, today } = this.resource
    const { currency, exponent, credited, paid, open } = document
    return {
      ...documentProps(document, around),
      state: invoiceState(document, today),
      due_on: document.due_on,
      period_from: document.period_from,
      period_to: document.period_to,
      internal_notes: document.internal_notes,
      discount_kind: document.discount_kind,
      discount_value: document.discount_value,
      discount_reason: document.discount_reason,
      voided_on: document.voided_on,
      void_reason: document.void_reason,
      credited: { minor: credited, currency, exponent },
      paid: { minor: paid, currency, exponent },
      open: { minor: open, currency, exponent },
      credit_notes: around.credit_notes,
      other_shares: around.other_shares,
    }
  }
}
