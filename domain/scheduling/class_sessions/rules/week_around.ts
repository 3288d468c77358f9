import { DateTime } from 'luxon'
import type { Weekday } from '#domain/shared/time/weekday'

/** The centre's week that a day is in: its first moment and that of the next one. */
export function weekAround(day: string, weekStart: Weekday, zone: string) {
  const at = DateTime.fromISO(day, { zone })
  const first = at.minus({ days: (at.weekday - weekStart + 7) % 7 })
  return { from: first.toJSDate(), until: first.plus({ days: 7 }).toJSDate() }
}
