import { sql } from 'kysely'
import { createDraft } from '#domain/billing/documents/create_draft'
import type { NewDraftLine, SavedDraftLine } from '#domain/billing/documents/draft_fields'
import { type DocumentRow, listLines } from '#domain/billing/documents/find_document'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { savedFields, updateDraft } from '#domain/billing/documents/update_draft'
import { addedPrice } from '#domain/billing/rules/settled_line'
import { billedOfShare, presentShare } from '#domain/billing/rules/shared_differences'
import { type Claim, type OpenDifference, priceOf } from '#domain/billing/unbilled/list_differences'
import {
  claimKey,
  draftLineFields,
  type LineRow,
  type LockedDocument,
  type Settling,
  writeSettlements,
} from '#domain/billing/unbilled/settlement'
import { db } from '#domain/shared/data/database'
import { sum } from '#domain/shared/money/rounding'

/** A line that a later invoice gets, for a session that an issued one billed too low. */
type Addition = { open: OpenDifference; line: NewDraftLine }

type DraftChange = { corrections: OpenDifference[]; additions: Addition[] }

/**
 * Corrects the lines of drafts and writes what issued invoices lack on the payer's next draft, which is
 * opened where there is none. Answers the drafts.
 */
export async function correctDrafts(
  settling: Settling,
  open: OpenDifference[],
  invoices: Map<string, LockedDocument>
): Promise<string[]> {
  const changes = new Map<string, DraftChange>()
  const changeOf = (draft: string) => {
    const change = changes.get(draft) ?? { corrections: [], additions: [] }
    changes.set(draft, change)
    return change
  }
  for (const one of open) {
    if (one.difference.proposal === 'line') changeOf(one.claim.document_id).corrections.push(one)
  }
  const created: string[] = []
  const missing = open.filter(({ difference }) => difference.proposal === 'next_draft')
  for (const own of Map.groupBy(missing, (one) => placeOf(invoices, one)).values()) {
    const { document } = invoices.get(own[0]!.claim.document_id)!
    const additions = own.map((one) => additionOf(settling, one, invoices))
    const draft = await nextDraftOf(document)
    if (draft) changeOf(draft).additions.push(...additions)
    else created.push(await openDraft(settling, document, additions))
  }
  for (const [draft, change] of changes) await changeDraft(settling, draft, change)
  return [...changes.keys(), ...created]
}

/** A document has one branch and currency, and its prices contain tax or don't. */
function placeOf(invoices: Map<string, LockedDocument>, { claim }: OpenDifference) {
  const { branch_id, currency, tax_inclusive } = invoices.get(claim.document_id)!.document
  return [branch_id, currency, tax_inclusive].join(' ')
}

async function nextDraftOf(invoice: DocumentRow): Promise<string | undefined> {
  const draft = await db()
    .selectFrom('documents')
    .where('payer_id', '=', invoice.payer_id)
    .where('status', '=', 'draft')
    .where('kind', '=', 'invoice')
    .where('branch_id', '=', invoice.branch_id)
    .where('currency', '=', invoice.currency)
    .where('tax_inclusive', '=', invoice.tax_inclusive)
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return draft?.id
}

function additionOf(
  { words }: Settling,
  open: OpenDifference,
  invoices: Map<string, LockedDocument>
): Addition {
  const { claim, difference } = open
  const { document, lines } = invoices.get(claim.document_id)!
  const line = lines.find(({ id }) => id === claim.line)!
  const price = addedPrice(amountsOf(line), difference.present! - difference.billed)
  return {
    open,
    line: {
      ...draftLineFields(line, document.exponent),
      ...words.label(line, difference.day),
      ...oneItem(price),
      kind: 'adjustment',
      discount_kind: null,
      discount_value: null,
      discount_reason: null,
      session_count: null,
      period_from: difference.day,
      period_to: difference.day,
      sessions: [],
      claims_term: false,
    },
  }
}

const amountsOf = ({ gross, taxable, total }: LineRow) => ({
  gross: BigInt(gross),
  taxable: BigInt(taxable),
  total: BigInt(total),
})

const oneItem = (price: bigint) => ({
  unit: 'item' as const,
  quantity_numerator: '1',
  quantity_denominator: 1,
  unit_price: String(price),
  list_price: null,
})

async function openDraft(settling: Settling, invoice: DocumentRow, additions: Addition[]) {
  const { tenantId, actor, refuse } = settling
  const { branch_id, currency } = invoice
  const fields = {
    ...savedFields(invoice),
    due_on: null,
    period_from: null,
    period_to: null,
    notes: null,
    internal_notes: null,
    discount_kind: null,
    discount_value: null,
    discount_reason: null,
    language: null,
  }
  const lines = additions.map(({ line }) => line)
  const made = await createDraft({ tenantId, actor, branch_id, currency, fields, lines })
  if (!made.ok) return refuse(made.error)
  await settleBy(made.value.id, additions, new Set())
  return made.value.id
}

async function changeDraft(settling: Settling, id: string, change: DraftChange) {
  const { tenantId, actor, refuse } = settling
  const { corrections, additions } = change
  const document = await lockDocument(id)
  if (!document) return refuse({ type: 'not_found' })
  const saved = await listLines(id)
  await releaseClaims(corrections)
  const lines: (SavedDraftLine | NewDraftLine)[] = saved.flatMap((line) => {
    const own = corrections.filter(({ claim }) => claim.line === line.id)
    const rest = own.length === 0 ? { ...line, exponent: document.exponent } : restOf(line, own)
    const remaining = rest ? [{ ...draftLineFields(rest, document.exponent), id: line.id }] : []
    return [...remaining, ...own.flatMap((one) => correctedLine(line, one, document.exponent))]
  })
  const result = await updateDraft({
    tenantId,
    actor,
    id,
    version: document.version,
    fields: savedFields(document),
    lines: [...lines, ...additions.map(({ line }) => line)],
  })
  if (!result.ok) return refuse(result.error)
  await settleBy(id, additions, new Set(saved.map((line) => line.id)))
}

const releaseClaims = (corrections: OpenDifference[]) => {
  const sessions = corrections.map(({ claim }) => claimKey(claim))
  const release = sql`
    delete from billing_claims c
    using jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as s (session_id uuid, student_id uuid, share text)
    where (c.session_id, c.student_id, c.share) = (s.session_id, s.student_id, s.share)`
  return release.execute(db())
}

/** The line without these sessions; undefined when it has no others. */
function restOf(line: LineRow, own: OpenDifference[]): LineRow | undefined {
  const denominator = BigInt(line.quantity_denominator)
  const minutes = sum(own.map(({ claim }) => BigInt(claim.billed_minutes)))
  const taken =
    line.unit === 'hour' ? (minutes * denominator) / 60n : BigInt(own.length) * denominator
  const count = (line.session_count ?? own.length) - own.length
  if (own[0]!.claim.shared) return count > 0 ? restOfShare(line, own, count) : undefined
  const quantity = BigInt(line.quantity_numerator) - taken
  if (quantity <= 0n) return undefined
  return { ...line, quantity_numerator: String(quantity), session_count: count > 0 ? count : null }
}

/** The price of a share is that of all its sessions. */
function restOfShare(line: LineRow, own: OpenDifference[], count: number): LineRow | undefined {
  const taken = sum(own.map(({ claim }) => billedOfShare(claim.shared!)))
  const rest = BigInt(line.unit_price) - taken
  return rest > 0n ? { ...line, unit_price: String(rest), session_count: count } : undefined
}

/** The session as it is now, with its claim; nothing when it costs nothing any more. */
function correctedLine(line: LineRow, { claim, difference }: OpenDifference, exponent: number) {
  const { present, day } = difference
  if (present === 0n) return []
  const { percent, minutes, session_id, student_id } = claim
  const isByHour = line.unit === 'hour' && percent === 100
  const price = isByHour
    ? { quantity_numerator: String(minutes), quantity_denominator: 60 }
    : { ...oneItem(present!), ...(claim.shared ? null : { unit: 'session' as const }) }
  const discount = line.discount_kind === 'percent' ? {} : noDiscount
  const corrected: NewDraftLine = {
    ...draftLineFields(line, exponent),
    ...price,
    ...discount,
    session_count: 1,
    period_from: day,
    period_to: day,
    sessions: [
      {
        session_id,
        student_id,
        charge_percent: percent,
        minutes,
        shared: presentClaimOf(claim, present!, exponent),
      },
    ],
    claims_term: false,
    shared: claim.shared
      ? { share: claim.share, enrolment_payer_id: claim.enrolment_payer_id! }
      : undefined,
  }
  return [corrected]
}

/** The share is compared with what the session costs in all now. */
function presentClaimOf(claim: Claim, present: bigint, exponent: number) {
  const { shared } = claim
  if (!shared) return undefined
  const { charge } = presentShare({ ...claim, shared, price: priceOf(claim, shared) })!
  const scaled = charge * 10n ** BigInt(exponent - shared.exponent)
  return { charge: String(scaled), amount: String(present), exponent }
}

const noDiscount = { discount_kind: null, discount_value: null, discount_reason: null }

/** New lines stand in the order in which they were added. */
async function settleBy(draft: string, additions: Addition[], before: Set<string>) {
  if (additions.length === 0) return
  const lines = (await listLines(draft)).filter(
    ({ id, kind }) => kind === 'adjustment' && !before.has(id)
  )
  await writeSettlements(
    additions.map(({ open: { claim, difference } }, at) => ({
      line_id: lines[at]!.id,
      ...claimKey(claim),
      amount: difference.present! - difference.billed,
    }))
  )
}
