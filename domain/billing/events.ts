import { eventKind } from '#domain/shared/events/event'

/** An invoice counts no longer; what it billed can be billed again. */
export const invoiceVoided = eventKind<{ documentId: string }>('billing.invoice_voided')

/** A payer handed over money. */
export const paymentRecorded = eventKind<{ paymentId: string }>('billing.payment_recorded')

/** A payment counts no longer; its invoices are open again. */
export const paymentVoided = eventKind<{ paymentId: string }>('billing.payment_voided')

/** A bank has a cheque, paid it or returned it. */
export const chequeChanged = eventKind<{ paymentId: string; position: number }>(
  'billing.cheque_changed'
)
