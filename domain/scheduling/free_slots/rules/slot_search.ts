import { counts } from '#domain/shared/limits/counts'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { lastsFor } from '#domain/shared/time/clock_times'
import { lengthOfSpan } from '#domain/shared/time/day_span'
import type { Weekday } from '#domain/shared/time/weekday'

/** On the wall of a zone. Both days belong to it; hours that end no later than they begin end on the next day. */
export interface SlotSearch {
  zone: string
  minutes: number
  from: string
  until: string
  earliest: string
  latest: string
  /** None means every one. */
  weekdays: Weekday[]
  /** Weekly, a slot is free in every week of the days, those of holidays left out as a series leaves them out. */
  repeats: 'once' | 'weekly'
  /** A start that would be liked best. */
  near: string | null
}

export type SearchRefusal =
  | { type: 'not_a_day'; field: 'from' | 'until' }
  | { type: 'until_before' | 'span_too_long' | 'span_over'; field: 'until' }
  | { type: 'hours_too_short'; field: 'latest' }

export function searchProblem(search: SlotSearch, today: string): SearchRefusal | undefined {
  const { from, until, earliest, latest, minutes } = search
  if (!isCalendarDay(from)) return { type: 'not_a_day', field: 'from' }
  if (!isCalendarDay(until)) return { type: 'not_a_day', field: 'until' }
  if (until < from) return { type: 'until_before', field: 'until' }
  if (until < today) return { type: 'span_over', field: 'until' }
  const [, most] = counts.daysOfSlotSearch
  if (lengthOfSpan(from, until) > most) return { type: 'span_too_long', field: 'until' }
  if (lastsFor(earliest, latest) < minutes) return { type: 'hours_too_short', field: 'latest' }
  return undefined
}
