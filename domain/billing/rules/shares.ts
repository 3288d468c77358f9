import { roundedQuotient, sum } from '#domain/shared/money/rounding'

export type Share = 'first' | 'second'

/**
 * The second payer takes hundredths of a per cent of each charge, or minor units of each session, hour, month
 * or term that is charged. The amount is a fraction, because it may have more decimals than the price.
 */
export type ShareTerms =
  { kind: 'percent'; percent: bigint } | { kind: 'amount'; numerator: bigint; denominator: bigint }

/** A session, a term or a fee costs `charge` in all, of which each payer pays a share, in minor units. */
export type SharedCharge = { charge: bigint; first: bigint; second: bigint }

/**
 * `parts` are the quantities of a line, as 50 minutes each of a price per hour. `units` of 6,000 say how much
 * of the unit of the agreed price one of the quantity is: half a session is 3,000.
 */
export type SharedLine = {
  unit_price: bigint
  parts: bigint[]
  denominator: bigint
  units: bigint
}

const wholeUnit = 6_000n
const wholePercent = 10_000n

/**
 * Shares a line: the second payer pays the exact share of everything, rounded once, never more than the line,
 * and the first the rest of it. Each part takes what the sum up to it adds, so that the parts add up too.
 */
export function shareLine(line: SharedLine, terms: ShareTerms): SharedCharge[] {
  let quantity = 0n
  let before = { charge: 0n, second: 0n }
  return line.parts.map((part) => {
    quantity += part
    const charge = roundedQuotient(line.unit_price * quantity, line.denominator)
    const second = atMost(charge, secondOf(line, quantity, terms))
    const own = { charge: charge - before.charge, second: second - before.second }
    before = { charge, second }
    return { ...own, first: own.charge - own.second }
  })
}

function secondOf(line: SharedLine, quantity: bigint, terms: ShareTerms) {
  return terms.kind === 'percent'
    ? roundedQuotient(line.unit_price * quantity * terms.percent, line.denominator * wholePercent)
    : roundedQuotient(
        terms.numerator * quantity * line.units,
        terms.denominator * line.denominator * wholeUnit
      )
}

/** Shares one charge, of so many units of 6,000. */
export const shareCharge = (charge: bigint, units: bigint, terms: ShareTerms): SharedCharge =>
  shareLine({ unit_price: charge, parts: [1n], denominator: 1n, units }, terms)[0]!

/** A whole hour or session is 6,000 units, half a session of 50 minutes by the hour 2,500. */
export const unitsOf = (percent: number, minutes: number | null) =>
  BigInt(percent) * BigInt(minutes ?? 60)

const atMost = (most: bigint, amount: bigint) => (amount < most ? amount : most)

export const totalOf = (shared: SharedCharge[], part: keyof SharedCharge) =>
  sum(shared.map((one) => one[part]))

export const otherShare = (share: Share): Share => (share === 'first' ? 'second' : 'first')

type AgreedShare = { percent: number | null; amount: string | null; exponent: number | null }

/** The terms in minor units of a line with this many decimals. */
export function shareTerms({ percent, amount, exponent }: AgreedShare, places: number): ShareTerms {
  if (percent !== null) return { kind: 'percent', percent: BigInt(percent) }
  return {
    kind: 'amount',
    numerator: BigInt(amount!) * 10n ** BigInt(places),
    denominator: 10n ** BigInt(exponent!),
  }
}
