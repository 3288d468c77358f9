import type { InvoiceMail } from '#domain/billing/papers/email_invoices'
import { listPapers, type Paper } from '#domain/billing/papers/list_papers'
import { findPayerReach, type PayerReach } from '#domain/billing/payers/payer_reach'

type InvoiceLetter = { paper: Paper; reader: PayerReach & { email: string } }

/** Undefined when it was sent since it was requested, is void, or can’t be addressed any more. */
export async function findInvoiceLetter({
  documentId,
  requestedAt,
}: Omit<InvoiceMail, 'mail'>): Promise<InvoiceLetter | undefined> {
  const [[paper], reader] = await Promise.all([
    listPapers('invoice', [documentId]),
    findPayerReach(documentId),
  ])
  if (paper?.status !== 'issued' || !reader?.email) return undefined
  const isSent = paper.sent_at !== null && paper.sent_at >= new Date(requestedAt)
  return isSent ? undefined : { paper, reader: { ...reader, email: reader.email } }
}
