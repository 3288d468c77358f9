import { eventKind } from '#domain/shared/events/event'

/** An invoice or a credit note got its number and is frozen. */
export const documentIssued = eventKind<{ documentId: string }>('billing.document_issued')

/** An invoice counts no longer; what it billed can be billed again. */
export const invoiceVoided = eventKind<{ documentId: string }>('billing.invoice_voided')
