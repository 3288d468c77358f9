import { sql } from 'kysely'
import type { Issued } from '#domain/billing/documents/freeze_documents'
import { removeDraftAdditions } from '#domain/billing/unbilled/additions'
import { correctDrafts } from '#domain/billing/unbilled/correct_drafts'
import { creditDifferences } from '#domain/billing/unbilled/credit_differences'
import { type OpenDifference, openDifferences } from '#domain/billing/unbilled/list_differences'
import {
  lockInvoice,
  type LockedDocument,
  type Settling,
  type SettlementRefusal,
} from '#domain/billing/unbilled/settlement'
import { db } from '#domain/shared/data/database'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Result } from '#domain/shared/result'

type BilledSession = { session_id: string; student_id: string }

type Input = Omit<Settling, 'refuse'> & {
  sessions: BilledSession[]
  /** Whoever may not write credit notes settles the others. */
  may_credit: boolean
}

export type Settled = { session_count: number; drafts: string[]; credit_notes: Issued[] }

/**
 * Settles what was billed of these sessions and isn't true any more, all of one payer in one transaction. The
 * differences are computed again once the payer is locked, so that two people who press at once settle once.
 */
export function settleDifferences(input: Input): Promise<Result<Settled, SettlementRefusal>> {
  const { sessions, may_credit: canCredit, ...act } = input
  return rollbackOnRefusal<Settled, SettlementRefusal>(act.tenantId, async (refuse) => {
    await lockPayer(act.payer_id)
    const wanted = new Set(sessions.map(keyOf))
    const findOpen = async () =>
      (await openDifferences({ payer: act.payer_id })).filter(({ claim }) =>
        wanted.has(keyOf(claim))
      )
    const settling = { ...act, refuse }
    const before = await findOpen()
    await removeDraftAdditions(settling, before.filter(isLowered))
    const open = await findOpen()
    const unknown = open.find(({ difference }) => difference.present === null)
    if (unknown) return refuse({ type: 'price_unknown', day: unknown.difference.day })
    const credits = open.filter(({ difference }) => difference.proposal === 'credit_note')
    if (credits.length > 0 && !canCredit) return refuse({ type: 'credit_forbidden' })

    const invoices = await lockInvoices(open)
    const drafts = await correctDrafts(settling, open, invoices)
    const notes = await creditDifferences(settling, credits, invoices)
    return { session_count: before.length, drafts, credit_notes: notes }
  })
}

const isLowered = ({ difference: { proposal, present } }: OpenDifference) =>
  proposal === 'credit_note' && present !== null

const keyOf = ({ session_id, student_id }: BilledSession) => `${session_id} ${student_id}`

const lockPayer = (id: string) =>
  sql`select 1 from payers where id = ${id}::uuid for no key update`.execute(db())

/** The issued invoices among the documents, with their lines. */
async function lockInvoices(open: OpenDifference[]) {
  const ids = open
    .filter(({ difference }) => difference.proposal !== 'line')
    .map(({ claim }) => claim.document_id)
  const invoices = new Map<string, LockedDocument>()
  for (const id of [...new Set(ids)].toSorted()) {
    invoices.set(id, await lockInvoice(id))
  }
  return invoices
}
