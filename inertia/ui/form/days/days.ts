const written = /^\d{4}-\d{2}-\d{2}$/

export const isDay = (value: string): boolean => written.test(value)

interface Span {
  from: string
  until: string
}

/** The last day of a span whose first day is now `first`: it goes along where both were one day, or it would lie before. */
export const lastDayAfter = ({ from, until }: Span, first: string): string =>
  isDay(first) && isDay(until) && (until === from || until < first) ? first : until

/** Whether a span can be asked about. */
export const isSpan = ({ from, until }: Span): boolean =>
  isDay(from) && isDay(until) && from <= until
