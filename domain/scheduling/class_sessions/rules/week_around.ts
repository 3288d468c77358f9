import type { Weekday } from '#domain/shared/time/weekday'
import { weekOf } from '#domain/shared/time/calendar_span'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { dayAfter } from '#domain/shared/time/day_span'

/** The centre's week that a day is in: its first moment and that of the next one. */
export function weekAround(day: string, weekStart: Weekday, zone: string) {
  const { from, to } = weekOf(day, weekStart)
  return { from: startOfDay(from, zone), until: startOfDay(dayAfter(to, 1), zone) }
}
