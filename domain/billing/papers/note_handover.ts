import type { DocumentMail } from '#domain/billing/papers/email_documents'
import type { Paper } from '#domain/billing/papers/list_papers'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/** `refused`: the mail server turned the address or the letter down; `unreachable`: it didn’t answer. */
export type EmailFailure = 'refused' | 'unreachable' | 'no_address' | 'not_issued'

type Handover = { tenantId: string; paper: Paper; email: string }

/**
 * The mail server took the letter. Whatever else was requested until now is done with it. The version stays:
 * whoever has the document open can go on.
 */
export const noteHandover = ({ tenantId, paper, email }: Handover) =>
  withTenant(tenantId, async () => {
    const sent = { sent_at: now().toJSDate() }
    await db().updateTable('documents').set(sent).where('id', '=', paper.id).execute()
    await waitingOf(paper.id)
      .set({ ...sent, email })
      .execute()
    await recordAudit(eventOf(paper, 'email', { number: paper.number, email }))
  })

type Failed = { tenantId: string; mail: Omit<DocumentMail, 'mail'>; failure: EmailFailure }

/** Nobody tries this request any more; another one may still be sent. */
export const noteFailure = ({ tenantId, mail, failure }: Failed) =>
  withTenant(tenantId, async () => {
    const [row] = await waitingOf(mail.documentId)
      .set({ failed_at: now().toJSDate(), failure })
      .where('requested_at', '=', new Date(mail.requestedAt))
      .returning('email')
      .execute()
    if (!row) return
    const document = await db()
      .selectFrom('documents')
      .where('id', '=', mail.documentId)
      .select(['id', 'kind', 'number'])
      .executeTakeFirstOrThrow()
    await recordAudit(eventOf(document, 'email_failed', { number: document.number, ...row }))
  })

const waitingOf = (documentId: string) =>
  db()
    .updateTable('document_emails')
    .where('document_id', '=', documentId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)

const eventOf = (
  { id, kind }: Pick<Paper, 'id' | 'kind'>,
  act: string,
  after: Record<string, unknown>
) => ({
  actor: system,
  action: `${kind}s.${act}`,
  subjectType: kind,
  subjectId: id,
  after,
})
