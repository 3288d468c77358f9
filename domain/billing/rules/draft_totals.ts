import {
  type Discount,
  documentTotals,
  type LineTax,
  type TotalsProblem,
} from '#domain/billing/rules/document_totals'
import { ok, type Result } from '#domain/shared/result'

type DiscountColumns = {
  discount_kind: 'percent' | 'amount' | null
  discount_value: string | null
}

/** Amounts are decimal digits of the document's minor units, and rates hundredths of a per cent. */
type DraftLine = DiscountColumns & {
  quantity_numerator: string
  quantity_denominator: number
  unit_price: string
  tax_kind: 'exempt' | 'rate'
  tax_rate: number | null
}

export type Draft = DiscountColumns & { tax_inclusive: boolean; lines: DraftLine[] }

type LineAmounts = Record<
  'gross' | 'discount' | 'document_discount' | 'taxable' | 'tax' | 'total',
  string
>

export type TaxAmounts = Pick<DraftLine, 'tax_kind' | 'tax_rate'> & {
  taxable: string
  amount: string
}

export type DraftTotals = Record<'subtotal' | 'discount' | 'net' | 'tax' | 'total', string> & {
  lines: LineAmounts[]
  taxes: TaxAmounts[]
}

/** Computes a draft for the page that edits it and for the server that saves it. */
export function draftTotals(draft: Draft): Result<DraftTotals, TotalsProblem> {
  const totals = documentTotals({
    discount: discountIn(draft),
    tax_inclusive: draft.tax_inclusive,
    lines: draft.lines.map((line) => ({
      quantity: {
        numerator: BigInt(line.quantity_numerator),
        denominator: BigInt(line.quantity_denominator),
      },
      unit_price: BigInt(line.unit_price),
      discount: discountIn(line),
      tax: taxIn(line),
    })),
  })
  if (!totals.ok) return totals
  const { lines, taxes, subtotal, discount, net, tax, total } = totals.value
  return ok({
    subtotal: String(subtotal),
    discount: String(discount),
    net: String(net),
    tax: String(tax),
    total: String(total),
    lines: lines.map((line) => ({
      gross: String(line.gross),
      discount: String(line.discount),
      document_discount: String(line.document_discount),
      taxable: String(line.taxable),
      tax: String(line.tax),
      total: String(line.total),
    })),
    taxes: taxes.map((group) => ({
      tax_kind: group.tax.kind,
      tax_rate: rateIn(draft.lines, group.tax),
      taxable: String(group.taxable),
      amount: String(group.amount),
    })),
  })
}

function discountIn({
  discount_kind: kind,
  discount_value: value,
}: DiscountColumns): Discount | null {
  if (kind === null || value === null) return null
  return kind === 'percent' ? { kind, percent: BigInt(value) } : { kind, minor: BigInt(value) }
}

const rateIn = (lines: DraftLine[], tax: LineTax) =>
  tax.kind === 'exempt'
    ? null
    : (lines.find((line) => taxIn(line).kind === 'rate' && BigInt(line.tax_rate ?? 0) === tax.rate)!
        .tax_rate ?? 0)

const taxIn = ({ tax_kind: kind, tax_rate: rate }: DraftLine): LineTax =>
  kind === 'exempt' ? { kind } : { kind, rate: BigInt(rate ?? 0) }
