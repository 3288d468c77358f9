import { dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { mergeWindows, type WeekWindow } from '#domain/shared/time/week_windows'
import { type Weekday, weekdayAfter, weekdayOf } from '#domain/shared/time/weekday'

/** On the wall clock of the centre; at most a day long. */
type Held = { day: string; starts: string; minutes: number }

/** Whether hours are open from a minute of a weekday on, for so many minutes. */
export type OpenWeek = (weekday: Weekday, from: number, minutes: number) => boolean

const known = new WeakMap<WeekWindow[], OpenWeek>()

/** For many questions of the same hours; those that say none are open always. */
export function openWeek(hours: WeekWindow[]): OpenWeek {
  const asked = known.get(hours) ?? joinedOnce(hours)
  known.set(hours, asked)
  return asked
}

function joinedOnce(hours: WeekWindow[]): OpenWeek {
  if (hours.length === 0) return () => true
  const windows = mergeWindows(hours).map(({ weekday, starts, ends }) => {
    return { weekday, from: minutesOf(starts), until: minutesOf(ends) }
  })
  const isOpen = (weekday: Weekday, from: number, until: number) =>
    windows.some((open) => open.weekday === weekday && open.from <= from && until <= open.until)
  return (weekday, from, minutes) => {
    const until = from + minutes
    if (until <= dayLong) return isOpen(weekday, from, until)
    return isOpen(weekday, from, dayLong) && isOpen(weekdayAfter(weekday, 1), 0, until - dayLong)
  }
}

/** Whether a centre is open all the while. */
export const isOpenFor = ({ day: on, starts, minutes }: Held, hours: WeekWindow[]) =>
  openWeek(hours)(weekdayOf(on), minutesOf(starts), minutes)
