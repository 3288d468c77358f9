import { billedNow, billedShare, presentAmount } from '#domain/billing/rules/differences'
import { billedOfShare, presentOfShare } from '#domain/billing/rules/shared_differences'
import { changedClaims } from '#domain/billing/unbilled/claimed_sessions'
import type { Share } from '#domain/billing/rules/shares'
import { sum } from '#domain/shared/money/rounding'
import { now } from '#domain/shared/time/clock'

type DifferenceFilter = { payer?: string | null; branch?: string | null }

/**
 * Minor units of the document. A draft is changed by its line; for an issued invoice the family is owed a
 * credit note, or owes the rest by a line of its next draft. A null `present` lacks its price.
 */
export type Difference = {
  payer_id: string
  session_id: string
  student_id: string
  share: Share
  day: string
  document: { id: string; number: string | null; line_id: string }
  label_en: string | null
  label_ar: string | null
  currency: string
  exponent: number
  billed: bigint
  present: bigint | null
  proposal: 'line' | 'credit_note' | 'next_draft'
}

export type PayerDifferences = {
  payer_id: string
  differences: Difference[]
  totals: { currency: string; exponent: number; minor: bigint }[]
}

/** Compares what was billed with what is true now, by payer; what agrees is left out. */
export async function listDifferences(filter: DifferenceFilter = {}): Promise<PayerDifferences[]> {
  const open = (await openDifferences(filter)).map(({ difference }) => difference)
  return [...Map.groupBy(open, ({ payer_id }) => payer_id)].map(([payer_id, differences]) => ({
    payer_id,
    differences,
    totals: totalsOf(differences),
  }))
}

/** A difference with the claim that it was computed from. */
export type OpenDifference = { claim: Claim; difference: Difference }

export async function openDifferences(filter: DifferenceFilter): Promise<OpenDifference[]> {
  const claims = await changedClaims({
    payer: filter.payer ?? null,
    branch: filter.branch ?? null,
    moment: now().toJSDate(),
  })
  return claims
    .map((claim) => ({ claim, difference: differenceOf(claim) }))
    .filter(({ difference: { billed, present } }) => billed !== present)
    .filter((open) => !isCreditedAnyway(open))
}

/** Nothing is owed to a family for lines of which somebody credited everything. */
const isCreditedAnyway = ({ claim, difference: { proposal, present } }: OpenDifference) =>
  proposal === 'credit_note' && present !== null && claim.creditable === '0'

export type Claim = Awaited<ReturnType<typeof changedClaims>>[number]

function differenceOf(claim: Claim): Difference {
  const line = {
    unit: claim.unit,
    unit_price: BigInt(claim.unit_price),
    minutes: claim.billed_minutes,
    percent: claim.billed_percent,
  }
  const { shared } = claim
  const [first, present] = shared
    ? [billedOfShare(shared), presentOfShare({ ...claim, shared, price: priceOf(claim, shared) })]
    : [billedShare(line), presentAmount({ ...claim, price: priceOf(claim, claim) }, line)]
  const settled = first + BigInt(claim.settled)
  const billed = billedNow(settled, present, BigInt(claim.credited_by_hand))
  return {
    payer_id: claim.payer_id,
    session_id: claim.session_id,
    student_id: claim.student_id,
    share: claim.share,
    day: claim.day,
    document: { id: claim.document_id, number: claim.number, line_id: claim.line },
    label_en: claim.label_en,
    label_ar: claim.label_ar,
    currency: claim.currency,
    exponent: claim.exponent,
    billed,
    present,
    proposal: proposalFor(claim, present === null || present < billed),
  }
}

function proposalFor({ status }: Claim, isLess: boolean): Difference['proposal'] {
  if (status === 'draft') return 'line'
  return isLess ? 'credit_note' : 'next_draft'
}

/** A document, and a claim, has at least as many decimals as any of its prices. */
export function priceOf(
  { price, price_exponent: exponent }: Claim,
  { exponent: own }: { exponent: number }
) {
  if (!price || exponent === null || own < exponent) return null
  return BigInt(price) * 10n ** BigInt(own - exponent)
}

function totalsOf(differences: Difference[]) {
  return [...Map.groupBy(differences, ({ currency }) => currency)].map(([currency, own]) => {
    const exponent = Math.max(...own.map((difference) => difference.exponent))
    const changes = own.map(({ present, billed, exponent: places }) => {
      return ((present ?? billed) - billed) * 10n ** BigInt(exponent - places)
    })
    return { currency, exponent, minor: sum(changes) }
  })
}
