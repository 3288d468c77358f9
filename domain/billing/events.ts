import { eventKind } from '#domain/shared/events/event'

/** An invoice counts no longer; what it billed can be billed again. */
export const invoiceVoided = eventKind<{ documentId: string }>('billing.invoice_voided')
