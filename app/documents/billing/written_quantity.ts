import type { PaperWriter } from '#app/documents/billing/paper_writer'
import type { Paper } from '#domain/billing/papers/list_papers'

type Line = Paper['lines'][number]
type Quantity = Pick<Line, 'unit' | 'quantity_numerator' | 'quantity_denominator'>

const places = 100n
const minutesOfHour = 60n

/** “3 sessions”, “2.5 h”; hours that no short decimal writes are minutes, and other parts a fraction. */
export function writtenQuantity(write: PaperWriter, quantity: Quantity): string[] {
  const { unit } = quantity
  const numerator = BigInt(quantity.quantity_numerator)
  const denominator = BigInt(quantity.quantity_denominator)
  if ((numerator * places) % denominator === 0n) {
    const hundredths = (numerator * places) / denominator
    return distinct(write.t(`quantity.${unit}`, { count: toNumber(hundredths) / toNumber(places) }))
  }
  if (unit === 'hour' && (numerator * minutesOfHour) % denominator === 0n) {
    const count = toNumber((numerator * minutesOfHour) / denominator)
    return write.t('quantity.minute', { count })
  }
  return distinct(write.t(`quantity.part.${unit}`, { part: `${numerator}/${denominator}` }))
}

const distinct = (texts: string[]) => [...new Set(texts)]

/** Counts of sessions and hours are far below what a number holds exactly. */
const toNumber = (count: bigint) => Number(count)
