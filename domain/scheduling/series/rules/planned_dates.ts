import { DateTime } from 'luxon'
import { takeSeriesDays } from '#domain/scheduling/series/rules/series_days'
import {
  type Series,
  type SeriesEnd,
  seriesLimits,
  type SeriesPattern,
  type Slot,
} from '#domain/scheduling/series/rules/series_rule'
import { minutesOf } from '#domain/shared/time/clock_times'
import { covers, type DaySpan } from '#domain/shared/time/day_span'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

export interface PlannedDate<Holiday extends DaySpan = DaySpan> extends Slot {
  /** The calendar day that was asked for. */
  date: string
  /** Why it isn't held. */
  skipped: { reason: 'holiday'; holiday: Holiday } | { reason: 'excluded' } | null
  /** It is held in place of one that was skipped. */
  madeUp: boolean
}

/**
 * On the calendar and the wall, before any zone is asked; undefined for a series that lasts longer than one may. What
 * comes after its end, or after more than `most` that are held, isn't looked at.
 */
export function plannedDates<Holiday extends DaySpan>(
  series: Series<Holiday>,
  most = Infinity
): PlannedDate<Holiday>[] | undefined {
  const { pattern, startsOn, ends } = series
  const latest = DateTime.fromISO(startsOn).plus({ years: seriesLimits.years }).toISODate()!
  const endsOn = lastDay(series) ?? latest
  if (endsOn > latest) return undefined
  const slotsOn = slotsOfDays(pattern)
  const skippedBy = skipping(series)
  const dates: PlannedDate<Holiday>[] = []
  let held = 0
  takeSeriesDays(pattern, { startsOn, endsOn }, (date) => {
    for (const { starts, minutes } of slotsOn(date)) {
      const skipped = skippedBy({ date, starts })
      if (!skipped) held += 1
      dates.push({ date, starts, minutes, skipped, madeUp: false })
    }
    return held > most || isOver(ends, dates.length, held) ? 'enough' : 'more'
  })
  return ended(dates, ends)
}

const isOver = (ends: SeriesEnd | null, dates: number, held: number) =>
  (ends?.kind === 'count' && dates >= ends.count) || (ends?.kind === 'held' && held >= ends.count)

function lastDay({ pattern, ends }: Series) {
  if (ends?.kind === 'on') return ends.date
  if (pattern.kind !== 'dates') return undefined
  return pattern.slots.map(({ date }) => date).reduce((one, other) => (one > other ? one : other))
}

/** Those of each day, in their order. */
export function slotsOfDays(pattern: SeriesPattern): (date: string) => Slot[] {
  const ordered = pattern.slots.toSorted(
    (one, other) => minutesOf(one.starts) - minutesOf(other.starts)
  )
  if (pattern.kind === 'monthly') return () => ordered
  const byDay = Map.groupBy(ordered as (Slot & { date?: string; weekday?: Weekday })[], (slot) =>
    pattern.kind === 'dates' ? slot.date : slot.weekday
  )
  return (date) => byDay.get(pattern.kind === 'dates' ? date : weekdayOf(date)) ?? []
}

function skipping<Holiday extends DaySpan>({ holidays, excluded }: Series<Holiday>) {
  const left = new Set(excluded)
  return ({ date, starts }: { date: string; starts: string }): PlannedDate<Holiday>['skipped'] => {
    if (left.has(`${date}T${starts}`)) return { reason: 'excluded' }
    const holiday = holidays.find((one) => covers(one, date))
    return holiday ? { reason: 'holiday', holiday } : null
  }
}

function ended<Holiday extends DaySpan>(dates: PlannedDate<Holiday>[], ends: SeriesEnd | null) {
  if (!ends || ends.kind === 'on') return dates
  if (ends.kind === 'count')
    return dates.length < ends.count ? undefined : dates.slice(0, ends.count)
  const last = dates.filter(({ skipped }) => !skipped)[ends.count - 1]
  return (
    last &&
    dates
      .slice(0, dates.indexOf(last) + 1)
      .map((date, index) => ({ ...date, madeUp: !date.skipped && index >= ends.count }))
  )
}
