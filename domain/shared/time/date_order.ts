import type { DateOrder } from '#domain/shared/choices/date_orders'

const known = new Map<string, DateOrder>()

/** From the CLDR data in Intl; `country` is ISO 3166-1 alpha-2. */
export function usualDateOrder(country: string): DateOrder {
  const order = known.get(country) ?? read(country)
  known.set(country, order)
  return order
}

function read(country: string): DateOrder {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const parts = new Intl.DateTimeFormat(`${language}-${country}-u-ca-gregory`).formatToParts()
  const kinds = parts.map(({ type }) => type).filter((type) => type !== 'literal')
  return kinds[0] === 'month' ? 'mdy' : 'dmy'
}
