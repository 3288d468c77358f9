import { roundedQuotient } from '#domain/shared/money/rounding'

/**
 * Answers what is added to an amount so that coins can pay it: half a coin counts as one. The smallest coin
 * is in thousandths of the currency’s unit; a currency that can't write it is not rounded.
 */
export function cashRounding(minor: bigint, exponent: number, step: number): bigint {
  const thousandths = BigInt(step) * 10n ** BigInt(exponent)
  if (thousandths === 0n || thousandths % 1000n !== 0n) return 0n
  const coin = thousandths / 1000n
  return roundedQuotient(minor, coin) * coin - minor
}
