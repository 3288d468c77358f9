import { err, ok, type Result } from '#domain/shared/result'
import { roundedQuotient, splitByWeight, sum } from '#domain/shared/money/rounding'

/** A line of an issued invoice in minor units, and what earlier credit notes took of its total. */
export type CreditableLine = { total: bigint; tax: bigint; credited: bigint }

/** Tax is contained in the total. */
export type CreditedLine = { total: bigint; tax: bigint }

type AboveRemainder = { type: 'above_remainder' }

/**
 * Credits a part of each line. A line that is credited whole, at once or in parts, gives back its own
 * shown tax: each part takes the tax of everything credited so far less what was taken before
 * (`money.md` A3.2).
 */
export function creditLines(
  lines: CreditableLine[],
  totals: bigint[]
): Result<CreditedLine[], AboveRemainder> {
  const exceeds = lines.some(({ total, credited }, index) => {
    const part = totals[index]!
    return part < 0n || part > total - credited
  })
  if (exceeds) return err({ type: 'above_remainder' })
  return ok(
    lines.map(({ total, tax, credited }, index) => {
      const part = totals[index]!
      const taxUpTo = (amount: bigint) => (total === 0n ? 0n : roundedQuotient(tax * amount, total))
      return { total: part, tax: taxUpTo(credited + part) - taxUpTo(credited) }
    })
  )
}

/** Spreads an amount over what is left of the lines, in proportion to it. */
export function creditAmount(
  lines: CreditableLine[],
  amount: bigint
): Result<CreditedLine[], AboveRemainder> {
  const remainders = lines.map(({ total, credited }) => total - credited)
  if (amount < 0n || amount > sum(remainders)) return err({ type: 'above_remainder' })
  return creditLines(lines, splitByWeight(amount, remainders))
}
