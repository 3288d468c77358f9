import { sql } from 'kysely'
import { type PayerReach, reachablePayers } from '#domain/billing/payers/payer_reach'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { err, ok, type Result } from '#domain/shared/result'
import { enqueueEach } from '#domain/shared/runtime/jobs'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

/** `requestedAt` is an ISO instant: what was sent since then isn’t sent again. */
export type InvoiceMail = { mail: 'invoice'; documentId: string; requestedAt: string }

type Input = { tenantId: string; actor: Actor; ids: string[] }

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
export function emailInvoices({ tenantId, actor, ids }: Input): Promise<EmailOutcome[]> {
  return withTenant(tenantId, async () => {
    const invoices = new Map((await addressedInvoices(ids)).map((one) => [one.id, one]))
    const outcomes = ids.map((id) => outcomeOf(id, invoices.get(id)))
    const accepted = outcomes.filter(({ result }) => result.ok)
    await recordAudit(
      ...accepted.map(({ id, number, result }) => ({
        actor,
        action: 'invoices.send',
        subjectType: 'invoice',
        subjectId: id,
        after: { number, email: result.ok ? result.value.email : null },
      }))
    )
    const requestedAt = now().toJSDate().toISOString()
    await enqueueEach(
      'mail',
      accepted.map(({ id }): InvoiceMail => ({ mail: 'invoice', documentId: id, requestedAt }))
    )
    return outcomes
  })
}

async function addressedInvoices(ids: string[]): Promise<Addressed[]> {
  const read = sql<Addressed>`
    select d.id, d.status, d.number, r.email from documents d join ${reachablePayers} r on r.id = d.payer_id
    where d.kind = 'invoice' and d.id = ${anyOf(ids.filter(isUuid))}`
  return (await read.execute(db())).rows
}

function outcomeOf(id: string, invoice: Addressed | undefined): EmailOutcome {
  const number = invoice?.number ?? null
  if (!invoice) return { id, number, result: err({ type: 'not_found' }) }
  if (invoice.status !== 'issued') return { id, number, result: err({ type: 'not_issued' }) }
  const { email } = invoice
  return { id, number, result: email ? ok({ email }) : err({ type: 'no_address' }) }
}
