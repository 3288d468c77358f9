import { daysOf, monthOf, weekOf } from '#domain/shared/time/calendar_span'
import type { Weekday } from '#domain/shared/time/weekday'

export const printedViews = ['week', 'month'] as const

export type PrintedView = (typeof printedViews)[number]

/** The days of the week or month that a day is in, by where the centre's week begins. */
export const printedDays = (view: PrintedView, day: string, start: Weekday): string[] =>
  daysOf(view === 'week' ? weekOf(day, start) : monthOf(day))
