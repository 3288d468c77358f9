import { listUnbilled, type UnbilledFamily } from '#domain/billing/unbilled/list_unbilled'
import { counts } from '#domain/shared/limits/counts'
import { toWire, type WireAmount } from '#domain/shared/money/money'
import { sum } from '#domain/shared/money/rounding'
import { dayAfter } from '#domain/shared/time/day_span'

/** `from` and `until` are the days that were looked at, as pages of what is unbilled take them. */
export type UnbilledSum = { from: string; until: string; totals: WireAmount[] }

/** The longest span that can be billed at once, until a day. */
export function longestSpanUntil(until: string) {
  const [, most] = counts.daysOfBilling
  return { from: dayAfter(until, 1 - most), until }
}

/** Adds up, by currency, what students could be billed for today; nothing for no students. */
export async function findUnbilledSum(students: string[], today: string): Promise<UnbilledSum> {
  const span = longestSpanUntil(today)
  const families = students.length > 0 ? await listUnbilled({ ...span, of: { students } }) : []
  return { ...span, totals: addUnbilled(families) }
}

/** The sums of families by currency; each is in the largest exponent of its lines. */
export function addUnbilled(families: Pick<UnbilledFamily, 'totals'>[]): WireAmount[] {
  const totals = families.flatMap((family) => family.totals)
  return [...Map.groupBy(totals, ({ currency }) => currency)].map(([currency, own]) => {
    const exponent = Math.max(...own.map((total) => total.exponent))
    const scaled = own.map(
      ({ minor, exponent: places }) => minor * 10n ** BigInt(exponent - places)
    )
    return toWire({ currency, exponent, minor: sum(scaled) })
  })
}
