import {
  appliesTo,
  type PlannedTime,
  retimed,
  type Timing,
} from '#domain/scheduling/hours/rules/timing'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { wallClock } from '#domain/shared/time/wall_clock_instant'
import { clockOf, dayLong, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { covers, dayAfter, type DaySpan, lengthOfSpan } from '#domain/shared/time/day_span'
import { offsetsAround } from '#domain/shared/time/zone_offsets'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

/** A start that may be tried, with every span it takes up: of weekly ones, one a week. */
export interface Occasion {
  weekday: Weekday
  /** Of the first span, as it is planned. */
  date: string
  /** Since midnight on the wall. */
  minute: number
  spans: Span[]
  /** What the clocks show then: one for all of them but where a timing moves some. */
  walls: Wall[]
  /** How many of them a timing moves. */
  retimed: number
  /** The first of them, as a timing has it. */
  held: PlannedTime
}

export interface Wall {
  weekday: Weekday
  minute: number
  minutes: number
  /** In how many of the spans. */
  times: number
}

/** People meet at these, or at the time they asked for. */
const step = 15

interface Around {
  holidays: DaySpan[]
  timings: readonly Timing[]
  now: number
}

/** Every start within days and hours; one that the clocks skip is none, and of one that comes twice the first is meant. */
export function* occasionsOf(search: SlotSearch, around: Around): Generator<Occasion> {
  const minutes = startMinutes(search)
  const dates = daysOf(search)
  const firsts = search.repeats === 'weekly' ? dates.slice(0, 7) : dates
  for (const date of firsts.filter((one) => isWanted(search, one))) {
    const timeOn = datesFrom(date, search, dates)
      .filter((on) => !isHoliday(on, around.holidays))
      .map((on) => timesOn(on, search, around.timings))
    for (const minute of minutes) {
      const times = timeOn.map((at) => at(minute))
      const made = occasion(minute, times, around.now)
      if (made) yield made
    }
  }
}

function occasion(minute: number, times: (Time | null)[], now: number): Occasion | undefined {
  if (times.some((time) => time === null)) return undefined
  const ahead = (times as Time[]).filter(({ span }) => span.from >= now)
  const [first] = ahead
  if (!first) return undefined
  const { date, held } = first
  const moved = ahead.filter(({ isRetimed }) => isRetimed)
  const walls = moved.length ? ahead.map(wallOf) : [{ ...wallOf(first), times: ahead.length }]
  const spans = ahead.map(({ span }) => span)
  return { weekday: weekdayOf(date), date, minute, spans, walls, retimed: moved.length, held }
}

const wallOf = ({ held: { date, starts, minutes } }: Time): Wall => ({
  ...{ weekday: weekdayOf(date), minute: minutesOf(starts), minutes, times: 1 },
})

const isWanted = ({ weekdays }: SlotSearch, date: string) =>
  !weekdays.length || weekdays.includes(weekdayOf(date))

const isHoliday = (date: string, holidays: DaySpan[]) =>
  holidays.some((holiday) => covers(holiday, date))

const datesFrom = (date: string, { repeats }: SlotSearch, dates: string[]) =>
  repeats === 'once'
    ? [date]
    : dates.slice(dates.indexOf(date)).filter((_, place) => place % 7 === 0)

function daysOf({ from, until }: Pick<SlotSearch, 'from' | 'until'>): string[] {
  return Array.from({ length: lengthOfSpan(from, until) }, (_, place) => dayAfter(from, place))
}

/** What lies in the hours as a whole; hours past midnight belong to the day they are on. */
function startMinutes({ earliest, latest, minutes, near }: SlotSearch): number[] {
  const opens = minutesOf(earliest)
  const closes = opens + lastsFor(earliest, latest)
  const isWithin = (minute: number) => opens <= minute && minute + minutes <= closes
  const round = Array.from({ length: dayLong / step }, (_, place) => place * step)
  const asked = [...round, opens, ...(near === null ? [] : [minutesOf(near)])]
  return [...new Set(asked)]
    .filter((minute) => isWithin(minute) || isWithin(minute + dayLong))
    .sort((one, other) => one - other)
}

interface Time {
  /** As it is planned. */
  date: string
  held: PlannedTime
  isRetimed: boolean
  span: Span
}

/** For many questions of one day: what is planned for a minute on the wall; null where the clocks skip it. */
function timesOn(date: string, { minutes, zone }: SlotSearch, timings: readonly Timing[]) {
  const instantAt = clockOn(date, zone)
  const timing = timings.find((one) => appliesTo(one, date))
  return (minute: number): Time | null => {
    const planned = { date, starts: clockOf(minute), minutes }
    const held = timing ? retimed(planned, timing) : planned
    const isRetimed = held.starts !== planned.starts || held.minutes !== minutes
    const at = held.starts === planned.starts ? instantAt(minute) : instantOf(held, zone)
    if (at === null) return null
    return { date, held, isRetimed, span: { from: at, to: at + held.minutes * 60_000 } }
  }
}

/** For many questions of one day: the instant of a minute on the wall. */
function clockOn(date: string, zone: string) {
  const midnight = Date.parse(date)
  const [offset, ...others] = offsetsAround(zone, midnight)
  return others.length
    ? (minute: number) => instantOf({ date, starts: clockOf(minute) }, zone)
    : (minute: number) => midnight + minute * 60_000 - offset!
}

function instantOf({ date, starts }: Pick<PlannedTime, 'date' | 'starts'>, zone: string) {
  const { at, change } = wallClock(`${date}T${starts}`, zone)
  return change === 'skipped' ? null : at.getTime()
}
