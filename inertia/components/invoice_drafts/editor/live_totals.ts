import { type Draft, draftTotals } from '#domain/billing/rules/draft_totals'
import { parsePercent, parseQuantity } from '#domain/billing/rules/typed_draft'
import { type MoneySettings, parseAmount } from '#domain/shared/money/money'
import type { EditedDraft, EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'

type SavedLine = InvoiceDraft['lines'][number]
type TotalsLine = Draft['lines'][number]

/** Computes what is typed as the server will; a line that isn't complete is left out of the sums. */
export function liveTotals(data: EditedDraft, saved: SavedLine[], money: MoneySettings) {
  const fixed = new Map(saved.map((line) => [line.id, line]))
  const read = data.lines.map((line) => readLine(line, fixed.get(line.id), money))
  const complete = read.filter((line) => line !== undefined)
  const discount = readDiscount(data, money)
  const result = draftTotals({
    tax_inclusive: data.tax_inclusive,
    lines: complete,
    ...(discount ?? none),
  })
  const isComplete = complete.length === read.length && discount !== undefined
  if (!result.ok) return { problem: result.error.type, totals: null, amounts: [], isComplete }
  let at = 0
  const amounts = read.map((line) => {
    if (!line) return null
    const { gross, discount: off } = result.value.lines[at++]!
    return { amount: String(BigInt(gross) - BigInt(off)), unit_price: line.unit_price }
  })
  return { problem: null, totals: result.value, amounts, isComplete }
}

export type LiveTotals = ReturnType<typeof liveTotals>

const none = { discount_kind: null, discount_value: null } as const

function readLine(
  line: EditedLine,
  saved: SavedLine | undefined,
  money: MoneySettings
): TotalsLine | undefined {
  const quantity =
    line.is_fixed && saved
      ? { numerator: saved.quantity_numerator, denominator: saved.quantity_denominator }
      : parseQuantity(line.quantity, money)
  const price = parseAmount(line.unit_price, money)
  const discount = readDiscount(line, money)
  if (!quantity || price === undefined || price < 0n || !discount) return undefined
  return {
    quantity_numerator: quantity.numerator,
    quantity_denominator: quantity.denominator,
    unit_price: String(price),
    tax_kind: line.tax === 'exempt' ? 'exempt' : 'rate',
    tax_rate: line.tax === 'exempt' ? null : Number(line.tax),
    ...discount,
  }
}

function readDiscount(
  {
    discount_kind: kind,
    discount_value: typed,
  }: Pick<EditedLine, 'discount_kind' | 'discount_value'>,
  money: MoneySettings
) {
  if (kind === '') return none
  if (kind === 'percent') {
    const percent = parsePercent(typed, money)
    return percent === undefined
      ? undefined
      : ({ discount_kind: kind, discount_value: percent } as const)
  }
  const minor = parseAmount(typed, money)
  if (minor === undefined || minor < 0n) return undefined
  return { discount_kind: 'amount', discount_value: String(minor) } as const
}
