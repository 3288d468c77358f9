import { BaseTransformer } from '@adonisjs/core/transformers'
import { documentProps } from '#app/admin/invoices/document_props'
import type { FullDocument } from '#domain/billing/documents/find_document'
import type { DocumentSurroundings } from '#domain/billing/queries/document_page'

type CreditNote = { document: FullDocument; around: DocumentSurroundings }

export default class CreditNoteTransformer extends BaseTransformer<CreditNote> {
  toObject() {
    const { document, around } = this.resource
    return {
      ...documentProps(document, around),
      reason: document.reason,
      invoice: around.invoice,
    }
  }
}
