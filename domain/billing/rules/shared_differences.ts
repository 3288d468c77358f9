import { type PresentCharge, presentAmount } from '#domain/billing/rules/differences'
import { type Share, shareCharge, shareTerms, unitsOf } from '#domain/billing/rules/shares'
import { roundedQuotient } from '#domain/shared/money/rounding'

/** A session cost `charge` in all, and a line bills `amount` of it, in minor units with `exponent`. */
type BilledCharge = { charge: string; amount: string; exponent: number }

/**
 * A line bills a share of one session. `whole` are the amounts of all sessions of the line, and `gross` is
 * its price in minor units of the document, which somebody may have changed. `other` is the other share,
 * where it is billed.
 */
export type SharedClaim = BilledCharge & {
  percent: number | null
  agreed_amount: string | null
  agreed_exponent: number | null
  whole: string
  gross: string
  other: (BilledCharge & { percent: number; minutes: number }) | null
}

type LinePrice = Pick<SharedClaim, 'whole' | 'gross'>

type Compared = PresentCharge & {
  share: Share
  billed_percent: number
  billed_minutes: number
  shared: SharedClaim
}

/** An amount of the claim in minor units of the document, changed as the price of the line was. */
const inDocument = ({ whole, gross }: LinePrice, amount: bigint) =>
  whole === '0' ? 0n : roundedQuotient(amount * BigInt(gross), BigInt(whole))

export const billedOfShare = (shared: LinePrice & Pick<SharedClaim, 'amount'>) =>
  inDocument(shared, BigInt(shared.amount))

/** Computes the share of what a session costs now; null while its price is unknown. */
export function presentOfShare(compared: Compared): bigint | null {
  const amount = presentShare(compared)?.amount
  return amount === undefined ? null : inDocument(compared.shared, amount)
}

/**
 * Computes what a session costs in all now and the share of it, in minor units of the claim. Both shares add
 * up to it: the one that is billed as the session is now leaves the rest to the other.
 */
export function presentShare(compared: Compared): { charge: bigint; amount: bigint } | null {
  const { shared, share, billed_percent, billed_minutes } = compared
  const { other, exponent } = shared
  if (isAsBilled(compared, { percent: billed_percent, minutes: billed_minutes }))
    return { charge: BigInt(shared.charge), amount: BigInt(shared.amount) }
  if (other && isAsBilled(compared, other)) {
    const charge = scaled(other.charge, other.exponent, exponent)
    return { charge, amount: charge - scaled(other.amount, other.exponent, exponent) }
  }
  const charge = presentCharge(compared)
  if (charge === null) return null
  const { percent, agreed_amount, agreed_exponent } = shared
  const units = unitsOf(compared.percent, compared.is_hourly ? compared.minutes : null)
  const agreed = { percent, amount: agreed_amount, exponent: agreed_exponent }
  return { charge, amount: shareCharge(charge, units, shareTerms(agreed, exponent))[share] }
}

const scaled = (minor: string, from: number, to: number) =>
  roundedQuotient(BigInt(minor) * 10n ** BigInt(to), 10n ** BigInt(from))

function presentCharge({ shared, billed_percent, billed_minutes, ...now }: Compared) {
  const isByHour = billed_percent === 100 && now.is_hourly
  if (isByHour && now.price === null) return null
  return presentAmount(now, {
    unit: isByHour ? 'hour' : 'session',
    unit_price: isByHour ? now.price! : BigInt(shared.charge),
    minutes: billed_minutes,
    percent: billed_percent,
  })
}

const isAsBilled = (now: Compared, billed: { percent: number; minutes: number }) =>
  now.percent === billed.percent &&
  (!now.is_hourly || now.percent < 100 || now.minutes === billed.minutes)
