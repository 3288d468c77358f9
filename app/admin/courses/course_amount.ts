import type { WireAmount } from '#domain/shared/money/money'
import type { Course } from '#domain/teaching/courses/queries/find_course'

type Priced = Pick<Course, 'price' | 'currency' | 'exponent'>

export const courseAmount = ({ price, currency, exponent }: Priced): WireAmount | null =>
  price === null || currency === null || exponent === null
    ? null
    : { minor: price, currency, exponent }
