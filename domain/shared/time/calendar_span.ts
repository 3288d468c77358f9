import {
  type CalendarLayout,
  isOfLanes,
  type LaneScale,
} from '#domain/shared/choices/calendar_layouts'
import { dayAfter, lengthOfSpan } from '#domain/shared/time/day_span'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

/** Calendar days, `YYYY-MM-DD`, both within it. */
export type Days = { from: string; to: string }

/** Whatever day is shown. */
export const everyDay: Days = { from: '0001-01-01', to: '9999-12-31' }

const answered: Days = { from: '1901-01-01', to: '2198-12-31' }

/** A day that there is, in the years a calendar shows, with years around them that it can be asked for. */
export function isShownDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isWithin(text, answered)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The same day of a month so many months later, or its last. */
export function addMonths(day: string, months: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const time = Date.UTC(year, month - 1 + months, Math.min(date, last))
  return new Date(time).toISOString().slice(0, 10)
}

export const daysOf = ({ from, to }: Days): string[] =>
  Array.from({ length: lengthOfSpan(from, to) }, (_, n) => dayAfter(from, n))

export const isWithin = (day: string, { from, to }: Days) => day >= from && day <= to

export const overlap = (one: Days, other: Days) => one.from <= other.to && other.from <= one.to

/** The least that has all days of both. */
export const joinDays = (one: Days | undefined, other: Days): Days => ({
  from: one && one.from < other.from ? one.from : other.from,
  to: one && one.to > other.to ? one.to : other.to,
})

/** How many days after the first of its week. */
export const daysIntoWeek = (day: string, weekStart: Weekday) =>
  (weekdayOf(day) - weekStart + 7) % 7

export function weekOf(day: string, weekStart: Weekday): Days {
  const from = dayAfter(day, -daysIntoWeek(day, weekStart))
  return { from, to: dayAfter(from, 6) }
}

export function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: dayAfter(addMonths(from, 1), -1) }
}

type Shown = { layout: CalendarLayout; scale: LaneScale; day: string }

/** Which stretch a layout goes forwards and backwards by. */
function stretchOf({ layout, scale }: Omit<Shown, 'day'>): 'month' | 'week' | 'day' {
  if (layout === 'month') return 'month'
  if (layout === 'day' || (isOfLanes(layout) && scale === 'day')) return 'day'
  return 'week'
}

/** The days a layout is about: a month without the days of others that fill its weeks, a list from its day on. */
export function spanOf(shown: Shown, weekStart: Weekday): Days {
  const step = stretchOf(shown)
  if (shown.layout === 'list') return { from: shown.day, to: dayAfter(shown.day, 6) }
  if (step === 'month') return monthOf(shown.day)
  return step === 'week' ? weekOf(shown.day, weekStart) : { from: shown.day, to: shown.day }
}

/** The days it draws: a month in whole weeks. */
export function drawnDays(shown: Shown, weekStart: Weekday): Days {
  const { from, to } = spanOf(shown, weekStart)
  if (stretchOf(shown) !== 'month') return { from, to }
  return { from: weekOf(from, weekStart).from, to: weekOf(to, weekStart).to }
}

/** The day one stretch later (1) or earlier (-1). */
export function steppedDay(shown: Shown, by: 1 | -1): string {
  const step = stretchOf(shown)
  return step === 'month'
    ? addMonths(shown.day, by)
    : dayAfter(shown.day, step === 'week' ? 7 * by : by)
}
