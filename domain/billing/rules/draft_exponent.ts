import { decimalsOf } from '#domain/shared/money/currencies'
import type { MoneySettings } from '#domain/shared/money/money'

type DiscountColumns = {
  discount_kind: 'percent' | 'amount' | null
  discount_value: string | null
}

type ScaledLine = DiscountColumns & {
  unit_price: string
  list_price: string | null
  exponent: number
}

type Prices = {
  exponents: number[]
  currency: string
  centre: Omit<MoneySettings, 'thousandSeparator' | 'decimalSeparator'>
}

/** The most decimals among the prices of a document, never fewer than the currency is written with. */
export function draftExponent({ exponents, currency, centre }: Prices) {
  const usual = currency === centre.currency ? centre.decimalPlaces : decimalsOf(currency)
  return exponents.reduce((most, exponent) => (exponent > most ? exponent : most), usual)
}

const scale = (minor: string, from: number, to: number) =>
  String(BigInt(minor) * 10n ** BigInt(to - from))

export function scaleDiscount<Part extends DiscountColumns>(
  part: Part,
  from: number,
  to: number
): Part {
  const { discount_kind: kind, discount_value: value } = part
  if (kind !== 'amount' || value === null) return part
  return { ...part, discount_value: scale(value, from, to) }
}

/** Writes the amounts of a line with more decimals. */
export function scaleLine<Line extends ScaledLine>(line: Line, to: number): Line {
  const { unit_price: price, list_price: listed, exponent } = line
  return {
    ...scaleDiscount(line, exponent, to),
    unit_price: scale(price, exponent, to),
    list_price: listed === null ? null : scale(listed, exponent, to),
    exponent: to,
  }
}
