import { roundedQuotient } from '#domain/shared/money/rounding'

/** The line of a document that bills a session, in minor units of the document. */
export type BilledShare = {
  unit: string
  unit_price: bigint
  minutes: number
}

/** A session as it is now. The price is in minor units of the document; null is not known any more. */
export type PresentCharge = {
  percent: number
  minutes: number
  is_hourly: boolean
  price: bigint | null
}

/** A line by the hour sums minutes; any other has the price of one session. */
export const billedShare = (line: BilledShare) =>
  line.unit === 'hour'
    ? roundedQuotient(line.unit_price * BigInt(line.minutes), 60n)
    : line.unit_price

/**
 * A credit by hand counts against a session that costs less by now; as long as the session stands, the
 * credit is a gift that nobody bills again.
 */
export function billedNow(billed: bigint, present: bigint | null, creditedByHand: bigint): bigint {
  if (present === null || present >= billed) return billed
  const rest = billed - creditedByHand
  return rest > present ? rest : present
}

/** Computes what a session costs by its present mark; one that was billed whole by the price on the bill. */
export function presentAmount(
  present: PresentCharge,
  billed: BilledShare & { percent: number }
): bigint | null {
  if (present.percent === 0) return 0n
  const isWhole = billed.percent === 100
  const price = isWhole ? billed.unit_price : present.price
  if (price === null) return null
  const isHourly = isWhole ? billed.unit === 'hour' : present.is_hourly
  const minutes = isHourly ? BigInt(present.minutes) : 60n
  return roundedQuotient(price * BigInt(present.percent) * minutes, 6_000n)
}
