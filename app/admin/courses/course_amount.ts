import type { WireAmount } from '#domain/shared/money/money'
import type { Course } from '#domain/teaching/courses/queries/find_course'

type Priced = Pick<Course, 'price' | 'currency' | 'exponent'>

/** A course's price on its way to a page; null for none. */
export const courseAmount = ({ price, currency, exponent }: Priced): WireAmount | null =>
  price === null || currency === null || exponent === null
    ? null
    : { minor: price, currency, exponent }
