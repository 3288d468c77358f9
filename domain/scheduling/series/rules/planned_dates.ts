import { DateTime } from 'luxon'
import { seriesDays } from '#domain/scheduling/series/rules/series_days'
import {
  type DaySpan,
  type Series,
  type SeriesEnd,
  seriesLimits,
  type SeriesPattern,
  type Slot,
} from '#domain/scheduling/series/rules/series_rule'
import { weekdayOf } from '#domain/shared/time/weekday'

export interface PlannedDate<Holiday extends DaySpan = DaySpan> extends Slot {
  /** The calendar day that was asked for. */
  date: string
  /** Why it isn't held. */
  skipped: { reason: 'holiday'; holiday: Holiday } | { reason: 'excluded' } | null
  /** It is held in place of one that was skipped. */
  madeUp: boolean
}

/** On the calendar and the wall, before any zone is asked; undefined for a series that lasts longer than one may. */
export function plannedDates<Holiday extends DaySpan>(
  series: Series<Holiday>
): PlannedDate<Holiday>[] | undefined {
  const { pattern, startsOn, ends } = series
  const latest = DateTime.fromISO(startsOn).plus({ years: seriesLimits.years }).toISODate()!
  const last = lastDay(series) ?? latest
  if (last > latest) return undefined
  const dates = seriesDays(pattern, startsOn, last)
    .flatMap((date) => slotsOn(pattern, date))
    .map((slot) => ({ ...slot, skipped: skippedBy(series, slot), madeUp: false }))
  return ended(dates, ends)
}

function lastDay({ pattern, ends }: Series) {
  if (ends?.kind === 'on') return ends.date
  if (pattern.kind !== 'dates') return undefined
  return pattern.slots.map(({ date }) => date).reduce((one, other) => (one > other ? one : other))
}

function slotsOn(pattern: SeriesPattern, date: string) {
  return slotsOfDay(pattern, date)
    .map(({ starts, minutes }) => ({ date, starts, minutes }))
    .sort((one, other) => one.starts.localeCompare(other.starts))
}

export function slotsOfDay(pattern: SeriesPattern, date: string): Slot[] {
  if (pattern.kind === 'monthly') return pattern.slots
  if (pattern.kind === 'dates') return pattern.slots.filter((slot) => slot.date === date)
  return pattern.slots.filter(({ weekday }) => weekday === weekdayOf(date))
}

function skippedBy<Holiday extends DaySpan>(
  { holidays, excluded }: Series<Holiday>,
  { date, starts }: { date: string; starts: string }
): PlannedDate<Holiday>['skipped'] {
  if (excluded.includes(`${date}T${starts}`)) return { reason: 'excluded' }
  const holiday = holidays.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
  return holiday ? { reason: 'holiday', holiday } : null
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
