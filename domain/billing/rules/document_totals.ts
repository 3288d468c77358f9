import { largestMinor } from '#domain/shared/money/money'
import { err, ok, type Result } from '#domain/shared/result'
import { roundedQuotient, splitByWeight, splitExactly, sum } from '#domain/shared/money/rounding'

/** A rate is in hundredths of a per cent: 1500n is 15 %. A rate of zero is not an exemption. */
export type LineTax = { kind: 'exempt' } | { kind: 'rate'; rate: bigint }

/** A percentage is in hundredths of a per cent, an amount in minor units of the document. */
export type Discount = { kind: 'percent'; percent: bigint } | { kind: 'amount'; minor: bigint }

/** A fraction, because minutes are billed by the hour: 150 minutes are 150/60. */
type Quantity = { numerator: bigint; denominator: bigint }

/** Minor units of the document. */
export type PricedLine = {
  quantity: Quantity
  unit_price: bigint
  discount: Discount | null
  tax: LineTax
}

type LineTotals = {
  gross: bigint
  discount: bigint
  /** The line's share of the document's discount. */
  document_discount: bigint
  taxable: bigint
  tax: bigint
  total: bigint
}

type TaxTotals = { tax: LineTax; taxable: bigint; amount: bigint }

/** `subtotal` is before the document's discount and after those of the lines. */
export type DocumentTotals = {
  lines: LineTotals[]
  taxes: TaxTotals[]
  subtotal: bigint
  discount: bigint
  net: bigint
  tax: bigint
  total: bigint
}

export type DocumentInput = {
  lines: PricedLine[]
  discount: Discount | null
  tax_inclusive: boolean
}

export type TotalsProblem = { type: 'discount_above_subtotal' } | { type: 'amount_too_large' }

const wholePercent = 10_000n

/**
 * Computes a document by domain §1.14: discounts before tax, one rounding for each rate, and the tax
 * shown on a line by the largest remainder, so that the lines add up to the document.
 */
export function documentTotals(document: DocumentInput): Result<DocumentTotals, TotalsProblem> {
  const { tax_inclusive: isInclusive } = document
  const based = document.lines.map(discountLine)
  const subtotal = sum(based.map(({ base }) => base))
  const discount = document.discount ? discountAmount(document.discount, subtotal) : 0n
  if (discount > 0n && discount > subtotal) return err({ type: 'discount_above_subtotal' })

  const shares = splitByWeight(
    discount,
    based.map(({ base }) => base)
  )
  const taxable = based.map(({ base }, index) => base - shares[index]!)
  const { taxes, lineTaxes } = taxByRate(document.lines, taxable, isInclusive)

  const tax = sum(taxes.map(({ amount }) => amount))
  const discounted = subtotal - discount
  const total = isInclusive ? discounted : discounted + tax
  if ([...based.map(({ gross }) => gross), subtotal, total].some(isTooLarge)) {
    return err({ type: 'amount_too_large' })
  }
  const lines = based.map(({ gross, base }, index) => ({
    gross,
    discount: gross - base,
    document_discount: shares[index]!,
    taxable: taxable[index]!,
    tax: lineTaxes[index]!,
    total: isInclusive ? taxable[index]! : taxable[index]! + lineTaxes[index]!,
  }))
  return ok({ lines, taxes, subtotal, discount, net: total - tax, tax, total })
}

/** The sum of one line before tax: a line's discount never exceeds it. */
function discountLine({ quantity, unit_price: price, discount }: PricedLine) {
  const gross = roundedQuotient(price * quantity.numerator, quantity.denominator)
  const wanted = discount ? discountAmount(discount, gross) : 0n
  const limit = gross > 0n ? gross : 0n
  return { gross, base: gross - (wanted > limit ? limit : wanted) }
}

const discountAmount = (discount: Discount, amount: bigint) =>
  discount.kind === 'percent'
    ? roundedQuotient(amount * discount.percent, wholePercent)
    : discount.minor

function taxByRate(lines: PricedLine[], taxable: bigint[], isInclusive: boolean) {
  const lineTaxes = lines.map(() => 0n)
  const groups = Map.groupBy(lines.keys(), (index) => rateKey(lines[index]!.tax))
  const taxes = [...groups.values()].map((indexes) => {
    const { tax } = lines[indexes[0]!]!
    const amounts = indexes.map((index) => taxable[index]!)
    const base = sum(amounts)
    if (tax.kind === 'exempt') return { tax, taxable: base, amount: 0n }
    const denominator = isInclusive ? wholePercent + tax.rate : wholePercent
    const amount = roundedQuotient(base * tax.rate, denominator)
    const exact = amounts.map((part) => part * tax.rate)
    splitExactly(amount, exact, denominator).forEach((part, position) => {
      lineTaxes[indexes[position]!] = part
    })
    return { tax, taxable: base, amount }
  })
  return { taxes, lineTaxes }
}

const rateKey = (tax: LineTax) => (tax.kind === 'exempt' ? tax.kind : String(tax.rate))

const isTooLarge = (minor: bigint) => minor > largestMinor || minor < -largestMinor
