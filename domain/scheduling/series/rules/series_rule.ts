import type { NamedTiming } from '#domain/scheduling/hours/rules/timing'
import { counts } from '#domain/shared/limits/counts'
import type { DaySpan } from '#domain/shared/time/day_span'
import type { Weekday } from '#domain/shared/time/weekday'

/** A wall-clock time of the series' zone, `HH:MM`, and how long a session lasts from then on. */
export interface Slot {
  starts: string
  minutes: number
}

export const monthPositions = [1, 2, 3, 4, -1] as const
/** Which one of its weekday in a month; -1 is the last. */
type MonthPosition = (typeof monthPositions)[number]

export type SeriesPattern =
  | { kind: 'weekly'; every: number; weekStart: Weekday; slots: (Slot & { weekday: Weekday })[] }
  | {
      kind: 'monthly'
      every: number
      position: MonthPosition
      weekday: Weekday
      slots: Slot[]
    }
  | { kind: 'dates'; slots: (Slot & { date: string })[] }

/**
 * `count` counts the dates of the calendar, so that a holiday uses one up; `held` counts those that are held, so that
 * a holiday is made up at the end. `on` includes its day.
 */
export type SeriesEnd =
  { kind: 'on'; date: string } | { kind: 'count'; count: number } | { kind: 'held'; count: number }

export interface Series<Holiday extends DaySpan = DaySpan> {
  pattern: SeriesPattern
  startsOn: string
  /** Explicit dates end by themselves. */
  ends: SeriesEnd | null
  zone: string
  holidays: Holiday[]
  /** Wall-clock starts, `YYYY-MM-DDTHH:MM`, that are left out. */
  excluded: string[]
  /** Those by which it is held on their days; of two on one day the first counts. */
  timings?: readonly NamedTiming[]
}

/** What is asked of a series, whoever's and wherever it is. */
export type Recurrence = Pick<Series, 'pattern' | 'startsOn' | 'ends' | 'excluded'> & {
  /** Whether dated timings move and shorten its sessions. */
  followsTimings?: boolean
}

/** `years` ahead and `yearsBack` are counted from today. */
export const seriesLimits = {
  dates: counts.classSessions[1],
  years: 10,
  yearsBack: 1,
  minutes: counts.minutesOfClassSession[1],
  every: counts.repeatedEvery[1],
} as const

export type SeriesRefusal =
  | { type: 'zone' | 'starts_on' | 'ends_on' | 'count' | 'every' | 'no_slots' | 'slot_day' }
  | { type: 'starts' | 'minutes'; slot: Slot }
  | { type: 'endless' | 'too_many' | 'too_long' | 'no_dates' }
  | { type: 'overlaps_itself'; starts: string; next: string }
