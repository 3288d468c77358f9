/** Rounds half away from zero, as every amount of a document is rounded (domain §1.14). */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const size = absolute(numerator)
  const by = absolute(denominator)
  const rounded = (2n * size + by) / (2n * by)
  return isNegative ? -rounded : rounded
}

/**
 * Splits a total by the largest remainder; of equal remainders the earlier takes the unit. The exact
 * shares are `numerators / denominator`, and they must add up to the total within its rounding.
 */
export function splitExactly(total: bigint, numerators: bigint[], denominator: bigint): bigint[] {
  const parts = numerators.map((numerator) => floorQuotient(numerator, denominator))
  const remainders = numerators.map((numerator, index) => numerator - parts[index]! * denominator)
  const missing = Number(total - sum(parts))
  const receivers = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
    .slice(0, missing)
  for (const { index } of receivers) parts[index]! += 1n
  return parts
}

/** Splits a total in proportion to weights. Weights that add up to nothing take nothing. */
export function splitByWeight(total: bigint, weights: bigint[]): bigint[] {
  const whole = sum(weights)
  if (whole === 0n) return weights.map(() => 0n)
  const sign = whole < 0n ? -1n : 1n
  const numerators = weights.map((weight) => sign * total * weight)
  return splitExactly(total, numerators, sign * whole)
}

export const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

const absolute = (value: bigint) => (value < 0n ? -value : value)

function floorQuotient(numerator: bigint, denominator: bigint) {
  const quotient = numerator / denominator
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient
}
