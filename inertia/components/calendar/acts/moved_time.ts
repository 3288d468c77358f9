import { clockOf, dayLong, quarter } from '#domain/shared/time/clock_times'
import { counts } from '#domain/shared/limits/counts'
import { dayAfter } from '#domain/shared/time/day_span'
import { wallClock } from '#domain/shared/time/wall_clock'

/** When a session is, or would be. */
export type Placed = { starts_at: string; minutes: number }

/** Days and minutes later (or earlier) it begins, and minutes longer (or shorter) it lasts. */
export type Step = { days?: number; minutes?: number; longer?: number }

const MINUTE = 60_000
const [, longest] = counts.minutesOfClassSession

const wallTime = (day: string, minute: number) => Date.parse(`${day}T00:00Z`) + minute * MINUTE

/** When the clocks of a zone show this; of an hour that they skip, the one after. */
export function instantAt(zone: string, day: string, minute: number): string {
  const clock = wallClock(zone)
  const wanted = wallTime(day, minute)
  const shownAt = (at: number) => {
    const shown = clock(new Date(at).toISOString())
    return wallTime(shown.day, shown.minute)
  }
  const guess = wanted + (wanted - shownAt(wanted))
  const off = wanted - shownAt(guess)
  return new Date(guess + off).toISOString()
}

/** On the clocks of the zone, so that an hour stays the same over their change; minutes leave it on its day. */
export function stepped(
  { starts_at, minutes }: Placed,
  { days = 0, minutes: later = 0, longer = 0 }: Step,
  zone: string
): Placed {
  const { day, minute } = wallClock(zone)(starts_at)
  const starts = Math.min(Math.max(minute + later, 0), Math.max(minute, dayLong - quarter))
  return {
    starts_at: instantAt(zone, dayAfter(day, days), starts),
    minutes: Math.min(Math.max(minutes + longer, quarter), longest),
  }
}

/** As the form of an edit asks for it, by the clocks of the session's own zone. */
export function localTime({ starts_at, minutes }: Placed, zone: string) {
  const { day, minute } = wallClock(zone)(starts_at)
  return { date: day, starts: clockOf(minute), minutes: String(minutes) }
}

export const endOf = ({ starts_at, minutes }: Placed) =>
  new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString()

export const isSameTime = (one: Placed, other: Placed) =>
  Date.parse(one.starts_at) === Date.parse(other.starts_at) && one.minutes === other.minutes
