import fc from 'fast-check'
import type { SlotFacts } from '#domain/scheduling/free_slots/rules/free_slot'
import {
  type Against,
  against,
  type Hindered,
  type Opposed,
} from '#domain/scheduling/free_slots/rules/obstacles'
import type { Resource } from '#domain/scheduling/free_slots/rules/resource'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { shortestByTiming } from '#domain/shared/limits/counts'
import type { DaySpan } from '#domain/shared/time/day_span'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'
import { instantsByIntl } from '#tests/helpers/scheduling/series_oracle'

const zones = [
  { zone: 'Europe/Berlin', around: '2026-10-25' },
  { zone: 'Europe/Berlin', around: '2027-03-28' },
  { zone: 'Africa/Cairo', around: '2026-04-24' },
  { zone: 'Africa/Cairo', around: '2026-10-30' },
  { zone: 'America/New_York', around: '2026-11-01' },
  { zone: 'Australia/Lord_Howe', around: '2026-10-04' },
  { zone: 'Asia/Riyadh', around: '2026-10-25' },
]

const minute = 60_000
export const dayLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 1440 * minute).toISOString().slice(0, 10)

const two = (number: number) => String(number).padStart(2, '0')
export const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timedDays = (from: string) => ({ starts_on: dayLater(from, 1), ends_on: dayLater(from, 2) })

const time = fc.integer({ min: 0, max: 287 }).map((place) => place * 5)
const weekday = fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday)

const hours: fc.Arbitrary<WeekWindow[]> = fc.oneof(
  fc.constant<WeekWindow[]>([]),
  fc.array(
    fc.record({ weekday, from: time, lasts: fc.integer({ min: 60, max: 1440 }) }).map((one) => ({
      weekday: one.weekday,
      starts: clock(one.from),
      ends: clock(Math.min(1440, one.from + one.lasts)),
    })),
    { minLength: 4, maxLength: 14 }
  )
)

/** Around a moment, in steps of five minutes, so that many touch what is tried. */
const spansAround = (moment: number, most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -300, max: 900 }), fc.integer({ min: 1, max: 60 }))
      .map(([at, lasts]): Span => {
        const from = moment + at * 5 * minute
        return { from, to: from + lasts * 5 * minute }
      }),
    { maxLength: most }
  )

const kinds = ['busy', 'assists', 'absence'] as const
const obstacles = ['holiday', 'outside', 'assistant_busy'] as const

const resources = (moment: number, name: string) =>
  fc
    .option(
      fc.array(fc.record({ busy: spansAround(moment, 8), hours, tier: fc.nat(3) }), {
        minLength: 1,
        maxLength: 3,
      }),
      { nil: null }
    )
    .map(
      (all) =>
        all?.map(({ busy, ...rest }, place): Resource => ({
          ...rest,
          id: `${name}${place}`,
          taken: busy.map((span, at) => ({ kind: kinds[at % kinds.length]!, ...span })),
          caveats: [],
        })) ?? null
    )

/** A search of a few days around a change of clocks, and what is in its way. */
export const anySearch = fc
  .constantFrom(...zones)
  .chain(({ zone, around }) => {
    const from = dayLater(around, -1)
    const moment = Date.parse(from)
    const search = fc.record({
      zone: fc.constant(zone),
      minutes: fc.constantFrom(5, 45, 60, 90, 300, 1440),
      from: fc.constant(from),
      until: fc.constantFrom(dayLater(from, 2), dayLater(from, 8)),
      earliest: fc.constantFrom('00:00', '01:10', '09:00', '22:00'),
      latest: fc.constantFrom('03:30', '13:00', '24:00'),
      weekdays: fc.uniqueArray(weekday, { maxLength: 3 }),
      repeats: fc.constantFrom<SlotSearch['repeats']>('once', 'weekly'),
      near: fc.option(fc.constantFrom('02:40', '10:20')),
    })
    const facts = fc.record({
      now: fc.constantFrom(0, moment + 1500 * minute),
      opening: hours,
      holidays: fc.constantFrom<DaySpan[]>(
        [],
        [{ startsOn: dayLater(from, 1), endsOn: dayLater(from, 1) }]
      ),
      timings: fc
        .constantFrom(
          ...[-1500, -75, 0, 40, 135, 1300].map((shift) => ({ ...timedDays(from), shift }))
        )
        .chain(({ shift, ...days }) =>
          fc.constantFrom([], [{ ...days, shift_minutes: shift, shorten_minutes: 20 }])
        ),
      present: fc.constant<SlotFacts['present']>([]),
      closed: spansAround(moment, 3),
      opposed: spansAround(moment, 4).map((spans) =>
        spans.map((span, at) => ({ ...span, kind: obstacles[at % obstacles.length]! }))
      ),
      warns: fc
        .subarray(against.filter((kind) => kind !== 'busy'))
        .map((some): ReadonlySet<Against> => new Set(some)),
      elsewhere: spansAround(moment, 3).map((spans) =>
        spans.map((span) => ({ ...span, students: 2 }))
      ),
      instructors: resources(moment, 'i'),
      rooms: resources(moment, 'r'),
      usual: fc.constant(new Map<Weekday, string>()),
    })
    return fc.record({ search, facts })
  })
  .filter(({ search }) => lasting(search) >= search.minutes)

function lasting({ earliest, latest }: Pick<SlotSearch, 'earliest' | 'latest'>) {
  const between = minutesIn(latest) - minutesIn(earliest)
  return between > 0 ? between : between + 1440
}

/** Minute by minute, each in one of the windows of its own weekday. */
function isOpenByMinute(windows: WeekWindow[], on: string, starts: string, lasts: number) {
  if (!windows.length) return true
  return Array.from({ length: lasts }, (_, passed) => minutesIn(starts) + passed).every((at) => {
    const day = weekdayOf(dayLater(on, Math.floor(at / 1440)))
    return windows.some(
      (open) =>
        open.weekday === day &&
        minutesIn(open.starts) <= at % 1440 &&
        at % 1440 < minutesIn(open.ends)
    )
  })
}

export const isClear = (spans: Span[], { from, to }: Span) =>
  spans.every((span) => span.to <= from || to <= span.from)

interface Start {
  date: string
  starts: string
}

interface HeldSpan extends Span, Start {
  lasts: number
}

/** As the first timing of its day has it. */
function heldAs({ date, starts }: Start, { minutes: lasts }: SlotSearch, { timings }: SlotFacts) {
  const timing = timings.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on)
  if (!timing) return { date, starts, lasts }
  const at = minutesIn(starts) + timing.shift_minutes
  const within = ((at % 1440) + 1440) % 1440
  return {
    date: dayLater(date, Math.floor(at / 1440)),
    starts: clock(within),
    lasts: Math.max(Math.min(lasts, shortestByTiming), lasts - timing.shorten_minutes),
  }
}

/** What a start takes up: itself, or one a week without holidays and what is over; undefined where the clocks skip one. */
export function spansOf({ date, starts }: Start, search: SlotSearch, facts: SlotFacts) {
  const weeks = search.repeats === 'weekly' ? 9 : 1
  const dates = Array.from({ length: weeks }, (_, week) => dayLater(date, week * 7)).filter(
    (on) =>
      on <= search.until &&
      !facts.holidays.some(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn)
  )
  const held = dates.map((on) => heldAs({ date: on, starts }, search, facts))
  const instants = held.map((one) => instantsByIntl(`${one.date}T${one.starts}`, search.zone)[0])
  if (instants.some((at) => at === undefined)) return undefined
  const spans = instants
    .map((at, place): HeldSpan => {
      const one = held[place]!
      return { ...one, from: at!, to: at! + one.lasts * minute }
    })
    .filter(({ from }) => from >= facts.now)
  return spans.length ? spans : undefined
}

/** What speaks against it, and in how many of its weeks. */
export function againstByBrute(
  spans: HeldSpan[],
  { taken, hours: windows }: { taken: Opposed[]; hours: WeekWindow[] },
  outside: Against
): Hindered[] {
  const times = (kind: Against) =>
    spans.filter(
      (span) =>
        !isClear(
          taken.filter((one) => one.kind === kind),
          span
        )
    ).length
  const closed = spans.filter(
    ({ date, starts, lasts }) => !isOpenByMinute(windows, date, starts, lasts)
  )
  return against
    .map((kind) => ({ kind, times: kind === outside ? closed.length : times(kind) }))
    .filter((one) => one.times > 0)
}

export function isInHours(
  { date, starts }: Start,
  { from, until, weekdays, earliest, minutes, ...rest }: SlotSearch
) {
  const opens = minutesIn(earliest)
  const closes = opens + lasting({ earliest, ...rest })
  const isWithin = (at: number) => opens <= at && at + minutes <= closes
  const at = minutesIn(starts)
  return (
    from <= date &&
    date <= until &&
    (!weekdays.length || weekdays.includes(weekdayOf(date))) &&
    (isWithin(at) || isWithin(at + 1440))
  )
}
