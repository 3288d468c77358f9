import { decimalsOf } from '#domain/shared/money/currencies'

/**
 * Turns a price written in Saudi riyals into a centre's own money, or into the currency it names.
 */
export class Purse {
  constructor(
    readonly currency: string,
    private riyals: number
  ) {}

  priced(price: number, abroad?: string) {
    const currency = abroad ?? this.currency
    const exponent = decimalsOf(currency)
    const whole = abroad ? price : price / this.riyals
    return { price: Math.round(whole * 10 ** exponent), currency, exponent }
  }

  amount(price: number, abroad?: string) {
    const { price: amount, ...money } = this.priced(price, abroad)
    return { amount, ...money }
  }
}

type Priced = { price: number | null; currency: string | null; exponent: number | null }

export function toldPriced<T extends Priced>(columns: T) {
  const { price: minor, currency, exponent, ...rest } = columns
  return { ...rest, price: minor === null ? null : { minor: String(minor), currency, exponent } }
}
