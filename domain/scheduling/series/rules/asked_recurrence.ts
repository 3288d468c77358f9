import { slotsOfDays } from '#domain/scheduling/series/rules/planned_dates'
import type { RepeatKind } from '#domain/scheduling/series/rules/series_kinds'
import {
  monthPositions,
  type Recurrence,
  type SeriesEnd,
  type SeriesPattern,
  type Slot,
} from '#domain/scheduling/series/rules/series_rule'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

/** As people say it: what repeats every month does so on the weekday and in the week of its first day. */
export interface AskedRecurrence {
  repeats: RepeatKind
  /** Chosen days begin with the first of them. */
  startsOn: string | null
  dates: string[]
  /** Days on which nothing is held. */
  excluded: string[]
  /** A time without a weekday is on that of the first day. */
  slots: (Slot & { weekday?: Weekday | null })[]
  every: number
  ends: SeriesEnd | null
  followsTimings: boolean
}

export function recurrenceFrom(asked: AskedRecurrence, weekStart: Weekday): Recurrence {
  const { repeats } = asked
  const startsOn = repeats === 'dates' ? daysOf(asked.dates)[0]! : asked.startsOn!
  const pattern = patternFrom(asked, startsOn, weekStart)
  const excluded = pattern.kind === 'dates' ? [] : excludedStarts(pattern, asked.excluded)
  const ends = pattern.kind === 'dates' ? null : asked.ends
  return {
    startsOn,
    pattern,
    ends,
    excluded,
    followsTimings: repeats !== 'once' && asked.followsTimings,
  }
}

function patternFrom(
  { repeats, slots, dates, every }: AskedRecurrence,
  startsOn: string,
  weekStart: Weekday
): SeriesPattern {
  const times = slots.map(({ starts, minutes }) => ({ starts, minutes }))
  const weekday = weekdayOf(startsOn)
  switch (repeats) {
    case 'once':
    case 'dates': {
      const days = repeats === 'once' ? [startsOn] : daysOf(dates)
      return {
        kind: 'dates',
        slots: days.flatMap((date) => times.map((time) => ({ ...time, date }))),
      }
    }
    case 'monthly':
      return { kind: 'monthly', every, position: positionOf(startsOn), weekday, slots: times }
    case 'weekly':
      return {
        kind: 'weekly',
        every,
        weekStart,
        slots: slots.map((slot, place) => ({ ...times[place]!, weekday: slot.weekday ?? weekday })),
      }
  }
}

/** In its month; the fifth is the last. */
function positionOf(day: string) {
  const place = Math.ceil(Number(day.slice(8)) / 7)
  return monthPositions.find((one) => one === place) ?? -1
}

/** Sorted, without duplicates. */
const daysOf = (days: string[]) => [...new Set(days)].sort()

function excludedStarts(pattern: SeriesPattern, days: string[]) {
  const slotsOn = slotsOfDays(pattern)
  return daysOf(days).flatMap((day) => slotsOn(day).map(({ starts }) => `${day}T${starts}`))
}
