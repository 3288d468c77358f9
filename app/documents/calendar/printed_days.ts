import { dayAfter } from '#domain/shared/time/day_span'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

export const printedViews = ['week', 'month'] as const

export type PrintedView = (typeof printedViews)[number]

/** How many days after the first of its week. */
export const daysIntoWeek = (day: string, start: Weekday) => (weekdayOf(day) - start + 7) % 7

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => dayAfter(first, place))

/** The days of the week or month that a day is in, by where the centre's week begins. */
export function printedDays(view: PrintedView, day: string, start: Weekday): string[] {
  if (view === 'week') return daysFrom(dayAfter(day, -daysIntoWeek(day, start)), 7)
  const [year, month] = day.split('-').map(Number)
  return daysFrom(`${day.slice(0, 7)}-01`, new Date(Date.UTC(year!, month!, 0)).getUTCDate())
}
