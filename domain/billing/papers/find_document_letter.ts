import type { DocumentMail } from '#domain/billing/papers/email_documents'
import { listPapers, type Paper } from '#domain/billing/papers/list_papers'
import type { EmailFailure } from '#domain/billing/papers/note_handover'
import { findPayerReach, type PayerReach } from '#domain/billing/payers/payer_reach'
import { err, ok, type Result } from '#domain/shared/result'

type DocumentLetter = { paper: Paper; reader: PayerReach & { email: string } }

/** Undefined when it was sent since it was requested; refused when it can’t be sent any more. */
export async function findDocumentLetter({
  documentId,
  requestedAt,
}: Omit<DocumentMail, 'mail'>): Promise<
  Result<DocumentLetter, { type: EmailFailure }> | undefined
> {
  const [[invoice], [note], reader] = await Promise.all([
    listPapers('invoice', [documentId]),
    listPapers('credit_note', [documentId]),
    findPayerReach(documentId),
  ])
  const paper = invoice ?? note
  if (paper?.sent_at && paper.sent_at >= new Date(requestedAt)) return undefined
  if (paper?.status !== 'issued') return err({ type: 'not_issued' })
  return reader?.email
    ? ok({ paper, reader: { ...reader, email: reader.email } })
    : err({ type: 'no_address' })
}
