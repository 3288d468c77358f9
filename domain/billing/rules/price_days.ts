type Dated = { effective_from: string }

/** Days are YYYY-MM-DD of the centre. A price that has begun stays as it was: the next begins today at the earliest. */
export const mayBegin = (day: string, today: string, others: Dated[]) =>
  others.length === 0 || day >= today

/** Only what has not been valid for a whole day can be taken back. */
export const mayBeWithdrawn = ({ effective_from: day }: Dated, today: string) => day >= today

/** The price of a day: the latest that began by then; undefined before the first. */
export function priceAsOf<Price extends Dated>(prices: Price[], day: string) {
  return prices
    .filter(({ effective_from: from }) => from <= day)
    .reduce<Price | undefined>((latest, price) => {
      return !latest || price.effective_from > latest.effective_from ? price : latest
    }, undefined)
}
