import type { FullDocument } from '#domain/billing/documents/find_document'
import type { EmailFailure } from '#domain/billing/papers/note_handover'
import { db } from '#domain/shared/data/database'

export type LastEmail = {
  state: 'waiting' | 'sent' | 'failed'
  /** Null where it was sent before addresses were written down. */
  email: string | null
  at: Date
  failure: EmailFailure | null
}

/** Null where nobody asked for an e-mail of the document. */
export async function findLastEmail(
  document: Pick<FullDocument, 'id' | 'sent_at'>
): Promise<LastEmail | null> {
  const last = await db()
    .selectFrom('document_emails')
    .where('document_id', '=', document.id)
    .orderBy('requested_at', 'desc')
    .select(['email', 'requested_at', 'failed_at', 'failure'])
    .executeTakeFirst()
  const at = document.sent_at
  if (at && (!last || at >= last.requested_at))
    return { state: 'sent', email: last?.email ?? null, at, failure: null }
  if (!last) return null
  const { email, failure } = last
  return last.failed_at
    ? { state: 'failed', email, at: last.failed_at, failure: failure as EmailFailure }
    : { state: 'waiting', email, at: last.requested_at, failure: null }
}
