import { decimalsOf } from '#domain/shared/money/currencies'

/** What a price of the data, written in Saudi riyals, is in a centre's own money; or in the currency it says. */
export class Purse {
  constructor(
    readonly currency: string,
    private riyals: number
  ) {}

  /** By the columns of whatever has a price. */
  priced(price: number, abroad?: string) {
    const currency = abroad ?? this.currency
    const exponent = decimalsOf(currency)
    const whole = abroad ? price : price / this.riyals
    return { price: Math.round(whole * 10 ** exponent), currency, exponent }
  }

  /** The same by the columns of what has an amount. */
  amount(price: number, abroad?: string) {
    const { price: amount, ...money } = this.priced(price, abroad)
    return { amount, ...money }
  }
}

type Priced = { price: number | null; currency: string | null; exponent: number | null }

/** Columns as the trail tells them: a price is one value with its currency. */
export function toldPriced<T extends Priced>(columns: T) {
  const { price: minor, currency, exponent, ...rest } = columns
  return { ...rest, price: minor === null ? null : { minor: String(minor), currency, exponent } }
}
