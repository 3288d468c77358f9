import { dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { daysBetween } from '#domain/shared/time/day_span'
import { shownAt } from '#domain/shared/time/zone_offsets'

/**
 * When a session is by the clocks of a zone, in minutes since the midnight of the day it begins. It is drawn until
 * that day's end at most, and as long as it lasts where the clocks go back behind its beginning.
 */
export function hoursTold(zone: string, session: { starts_at: Date; ends_at: Date }) {
  const { starts_at: starts, ends_at: end } = session
  const [day, clock] = dayAndClock(zone, starts)
  const [lastDay, lastClock] = dayAndClock(zone, end)
  const from = minutesOf(clock)
  const ends = minutesOf(lastClock) + daysBetween(day, lastDay) * dayLong
  const drawn = ends > from ? ends : from + (end.getTime() - starts.getTime()) / 60_000
  return { day, from, ends, until: Math.min(drawn, dayLong) }
}

const dayAndClock = (zone: string, at: Date) => shownAt(zone, at).split('T') as [string, string]
