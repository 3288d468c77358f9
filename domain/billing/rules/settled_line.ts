import { roundedQuotient } from '#domain/shared/money/rounding'

type BilledLine = { gross: bigint; taxable: bigint; total: bigint }

/**
 * Computes what a credit note takes of a line, with its tax, when `before` and then `after` of the price of
 * its sessions is taken back. Everything that was taken so far counts, so that the parts add up to the line.
 */
export function creditOfLine(
  { gross, total }: BilledLine,
  { before, after }: { before: bigint; after: bigint }
): bigint {
  const taken = (share: bigint) => (gross === 0n ? 0n : roundedQuotient(total * share, gross))
  return taken(after) - taken(before)
}

/** The price of what is added to another invoice: with the discounts that the first line had. */
export const addedPrice = ({ gross, taxable }: BilledLine, amount: bigint) =>
  gross === 0n ? amount : roundedQuotient(amount * taxable, gross)
