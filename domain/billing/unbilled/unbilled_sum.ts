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

/** Whoever pays for students, of whom another payer may pay a share. */
type OnePayer = Pick<UnbilledFamily, 'household_id' | 'student_id'>

/**
 * Adds up, by currency, what students could be billed for today, by anybody or by one payer; nothing for no
 * students.
 */
export async function findUnbilledSum(
  students: string[],
  today: string,
  payer?: OnePayer
): Promise<UnbilledSum> {
  const span = longestSpanUntil(today)
  const families = students.length > 0 ? await listUnbilled({ ...span, of: { students } }) : []
  const own = payer ? families.filter((family) => isPaidBy(family, payer)) : families
  return { ...span, totals: addUnbilled(own) }
}

const isPaidBy = (family: OnePayer, { household_id: household, student_id: student }: OnePayer) =>
  household ? family.household_id === household : family.student_id === student

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
