import { sql } from 'kysely'
import type { DocumentRow } from '#domain/billing/documents/find_document'
import { type PayerReach, reachablePayers } from '#domain/billing/payers/payer_reach'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { err, ok, type Result } from '#domain/shared/result'
import { enqueueEach } from '#domain/shared/runtime/jobs'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

/**
 * The letter of an invoice or a credit note; waiting jobs have this name. `requestedAt` is an ISO instant:
 * what was sent since then isn’t sent again.
 */
export type DocumentMail = { mail: 'invoice'; documentId: string; requestedAt: string }

type Kind = DocumentRow['kind']

type Input = { tenantId: string; actor: Actor; kind: Kind; ids: string[] }

type EmailRefusal = { type: 'not_found' } | { type: 'not_issued' } | { type: 'no_address' }

type EmailOutcome = {
  id: string
  /** Null for a draft, and for what isn’t there. */
  number: string | null
  result: Result<{ email: string }, EmailRefusal>
}

type Addressed = Columns<'documents', 'id' | 'status' | 'number'> & Pick<PayerReach, 'email'>

/**
 * Puts the letters into the queue, to the address that each payer has today; a refused one leaves the others
 * to be sent. The paper is made when its letter is.
 */
export function emailDocuments({ tenantId, actor, kind, ids }: Input): Promise<EmailOutcome[]> {
  return withTenant(tenantId, async () => {
    const documents = new Map((await addressedDocuments(kind, ids)).map((one) => [one.id, one]))
    const outcomes = ids.map((id) => outcomeOf(id, documents.get(id)))
    const accepted = outcomes.flatMap(({ id, number, result }) =>
      result.ok ? [{ id, number, email: result.value.email }] : []
    )
    await recordAudit(
      ...accepted.map(({ id, number, email }) => ({
        actor,
        action: `${kind}s.send`,
        subjectType: kind,
        subjectId: id,
        after: { number, email },
      }))
    )
    const requestedAt = now().toJSDate()
    if (accepted.length > 0) await writeRequests(accepted, requestedAt)
    await enqueueEach(
      'mail',
      accepted.map(({ id }): DocumentMail => ({
        mail: 'invoice',
        documentId: id,
        requestedAt: requestedAt.toISOString(),
      }))
    )
    return outcomes
  })
}

/** Whoever presses twice within a millisecond asks once. */
const writeRequests = (accepted: { id: string; email: string }[], requested_at: Date) =>
  db()
    .insertInto('document_emails')
    .values(accepted.map(({ id, email }) => ({ document_id: id, requested_at, email })))
    .onConflict((on) => on.doNothing())
    .execute()

async function addressedDocuments(kind: Kind, ids: string[]): Promise<Addressed[]> {
  const read = sql<Addressed>`
    select d.id, d.status, d.number, r.email from documents d join ${reachablePayers} r on r.id = d.payer_id
    where d.kind = ${kind} and d.id = ${anyOf(ids.filter(isUuid))}`
  return (await read.execute(db())).rows
}

function outcomeOf(id: string, document: Addressed | undefined): EmailOutcome {
  const number = document?.number ?? null
  if (!document) return { id, number, result: err({ type: 'not_found' }) }
  if (document.status !== 'issued') return { id, number, result: err({ type: 'not_issued' }) }
  const { email } = document
  return { id, number, result: email ? ok({ email }) : err({ type: 'no_address' }) }
}
