type Dated = { effective_from: string }

/**
 * A price that has begun is never changed, so the next begins today at the earliest (domain §1.13).
 * Days are YYYY-MM-DD of the centre.
 */
export const mayBegin = (day: string, today: string, others: Dated[]) =>
  others.length === 0 || day >= today

/** Only a price that has not been valid for a whole day can be withdrawn. */
export const mayBeWithdrawn = ({ effective_from: day }: Dated, today: string) => day >= today

/** The latest that began by then; undefined before the first. */
export function priceAsOf<Price extends Dated>(prices: Price[], day: string) {
  return prices
    .filter(({ effective_from: from }) => from <= day)
    .reduce<Price | undefined>((latest, price) => {
      return !latest || price.effective_from > latest.effective_from ? price : latest
    }, undefined)
}
