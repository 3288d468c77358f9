import {
  otherShare,
  type Share,
  type SharedCharge,
  shareLine,
  shareTerms,
  totalOf,
} from '#domain/billing/rules/shares'
import type { SecondPayer } from '#domain/billing/second_payers/second_payers_of'
import type { UnbilledLine } from '#domain/billing/unbilled/unbilled_line'

/** The share of a line that is billed already. */
export type BilledShare = {
  share: Share
  /** Null once its sessions cost something else; by session what it costs in all and what of it is billed. */
  claims: { charge: bigint; amount: bigint }[] | null
  exponent: number
}

const whole = 10_000

/**
 * Divides a line into those of the two payers, who never see each other’s. A payer whose share is nothing has
 * none.
 */
export function sharedLines(line: UnbilledLine, agreed: SecondPayer): UnbilledLine[] {
  if (!isShared(line, agreed)) return [line]
  const charges = shareLine(quantitiesOf(line), shareTerms(agreed, line.exponent))
  if (totalOf(charges, 'second') === 0n) return [line]
  return (['first', 'second'] as const).flatMap((share) =>
    lineOfShare(line, { share, agreed, charges })
  )
}

/** The share of a term or a fee that is left when the other is billed. */
export function remainingShare(line: UnbilledLine, agreed: SecondPayer, billed: Share) {
  if (!isShared(line, agreed)) return []
  const charges = shareLine(quantitiesOf(line), shareTerms(agreed, line.exponent))
  return lineOfShare(line, { share: otherShare(billed), agreed, charges })
}

/**
 * The share of sessions that is left when the other is billed is the rest of what they cost then, or the
 * share of what each costs now, as differences of the other are computed.
 */
export function remainingSessions(line: UnbilledLine, agreed: SecondPayer, billed: BilledShare) {
  const { share: taken, claims, exponent } = billed
  const share = otherShare(taken)
  if (claims) {
    const charges = claims.map(({ charge, amount }) => {
      const rest = { charge, first: amount, second: amount }
      return { ...rest, [share]: charge - amount }
    })
    return lineOfShare({ ...line, exponent }, { share, agreed, charges })
  }
  if (!isShared(line, agreed)) return []
  const terms = shareTerms(agreed, line.exponent)
  const { parts, ...each } = quantitiesOf(line)
  const charges = parts.flatMap((part) => shareLine({ ...each, parts: [part] }, terms))
  return lineOfShare(line, { share, agreed, charges })
}

const isShared = (line: UnbilledLine, { currency }: SecondPayer) =>
  line.gross > 0n && (currency === null || currency === line.currency)

const quantitiesOf = (line: UnbilledLine) => ({
  unit_price: line.unit_price,
  parts: partsOf(line),
  denominator: line.quantity_denominator,
  units: line.units,
})

/** By session, where they are listed: each claims its part. */
function partsOf({ unit, session_minutes: minutes, quantity_numerator: quantity }: UnbilledLine) {
  if (!minutes) return [quantity]
  return unit === 'hour' ? minutes.map(BigInt) : minutes.map(() => 1n)
}

type Shared = { share: Share; agreed: SecondPayer; charges: SharedCharge[] }

function lineOfShare(line: UnbilledLine, { share, agreed, charges }: Shared): UnbilledLine[] {
  const amount = totalOf(charges, share)
  if (amount === 0n) return []
  const { id, percent, payer_id, household_id, student_id } = agreed
  const own = share === 'second' ? percent : percent && whole - percent
  return [
    {
      ...line,
      unit: 'item',
      quantity_numerator: 1n,
      quantity_denominator: 1n,
      unit_price: amount,
      list_price: null,
      gross: amount,
      list_gross: amount,
      discount_reason: null,
      shared: {
        share,
        enrolment_payer_id: id,
        percent: own,
        payer: share === 'second' ? { id: payer_id, household_id, student_id } : null,
        charges,
      },
    },
  ]
}
