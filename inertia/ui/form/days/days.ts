const written = /^\d{4}-\d{2}-\d{2}$/

export const isDay = (value: string): boolean => written.test(value)

interface Span {
  from: string
  until: string
}

/** The last day of a span that now begins on `first`: the same day if the span was one day or would end before it begins. */
export const lastDayAfter = ({ from, until }: Span, first: string): string =>
  isDay(first) && isDay(until) && (until === from || until < first) ? first : until

/** Whether both days are complete and in order. */
export const isSpan = ({ from, until }: Span): boolean =>
  isDay(from) && isDay(until) && from <= until
