import { daysIntoWeek, daysOf, monthOf, weekOf } from '#domain/shared/time/calendar_span'
import type { Weekday } from '#domain/shared/time/weekday'

export const printedViews = ['week', 'month'] as const

export type PrintedView = (typeof printedViews)[number]

/** The days of the week or month that a day is in, by where the centre's week begins. */
export const printedDays = (view: PrintedView, day: string, start: Weekday): string[] =>
  daysOf(view === 'week' ? weekOf(day, start) : monthOf(day))

/** In a sheet of weeks: how many of the first week's columns stand empty, and a day of each column, which names it. */
export function columnsOf(days: string[], weekStart: Weekday) {
  const blanks = daysIntoWeek(days[0]!, weekStart)
  const first = (7 - blanks) % 7
  return { blanks, headings: days.slice(first, first + 7) }
}
