import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import type { DaySpan } from '#domain/scheduling/series/rules/series_rule'
import { wallClock } from '#domain/scheduling/series/rules/wall_clock'
import { clockOf, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { offsetsAround } from '#domain/shared/time/zone_offsets'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

/** A start that may be tried, with every span it takes up: of weekly ones, one a week. */
export interface Occasion {
  weekday: Weekday
  /** Of the first span. */
  date: string
  /** Since midnight on the wall. */
  minute: number
  spans: Span[]
}

/** People meet at these, or at the time they asked for. */
const step = 15
const day = 24 * 60

/** Every start within days and hours; one that the clocks skip is none, and of one that comes twice the first is meant. */
export function* occasionsOf(
  search: SlotSearch,
  holidays: DaySpan[],
  now: number
): Generator<Occasion> {
  const minutes = startMinutes(search)
  const dates = daysOf(search)
  const firsts = search.repeats === 'weekly' ? dates.slice(0, 7) : dates
  for (const date of firsts.filter((one) => isWanted(search, one))) {
    const held = datesFrom(date, search, dates)
      .filter((on) => !isHoliday(on, holidays))
      .map((on) => ({ date: on, instantAt: clockOn(on, search.zone) }))
    for (const minute of minutes) {
      const made = occasion(held, minute, search, now)
      if (made) yield made
    }
  }
}

type Held = { date: string; instantAt: Clock }[]

function occasion(held: Held, minute: number, { minutes }: SlotSearch, now: number) {
  const starts = held.map(({ date, instantAt }) => ({ date, at: instantAt(minute) }))
  if (starts.some(({ at }) => at === null)) return undefined
  const ahead = starts.filter(({ at }) => at! >= now)
  const [first] = ahead
  if (!first) return undefined
  const spans = ahead.map(({ at }) => ({ from: at!, to: at! + minutes * 60_000 }))
  return { weekday: weekdayOf(first.date), date: first.date, minute, spans }
}

const isWanted = ({ weekdays }: SlotSearch, date: string) =>
  !weekdays.length || weekdays.includes(weekdayOf(date))

const isHoliday = (date: string, holidays: DaySpan[]) =>
  holidays.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)

const datesFrom = (date: string, { repeats }: SlotSearch, dates: string[]) =>
  repeats === 'once'
    ? [date]
    : dates.slice(dates.indexOf(date)).filter((_, place) => place % 7 === 0)

function daysOf({ from, until }: Pick<SlotSearch, 'from' | 'until'>): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10)
  )
}

/** What lies in the hours as a whole; hours past midnight belong to the day they are on. */
function startMinutes({ earliest, latest, minutes, near }: SlotSearch): number[] {
  const opens = minutesOf(earliest)
  const closes = opens + lastsFor(earliest, latest)
  const isWithin = (minute: number) => opens <= minute && minute + minutes <= closes
  const round = Array.from({ length: day / step }, (_, place) => place * step)
  const asked = [...round, opens, ...(near === null ? [] : [minutesOf(near)])]
  return [...new Set(asked)]
    .filter((minute) => isWithin(minute) || isWithin(minute + day))
    .sort((one, other) => one - other)
}

type Clock = (minute: number) => number | null

/** For many questions of one day: the instant of a minute on the wall, null where the clocks skip it. */
function clockOn(date: string, zone: string): Clock {
  const midnight = Date.parse(date)
  const [offset, ...others] = offsetsAround(zone, midnight)
  if (!others.length) return (minute) => midnight + minute * 60_000 - offset!
  return (minute) => {
    const { at, change } = wallClock(`${date}T${clockOf(minute)}`, zone)
    return change === 'skipped' ? null : at.getTime()
  }
}
