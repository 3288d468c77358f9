import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { clockOf, dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'
import { hoursAround } from '#domain/shared/time/hours_around'
import { wallClock } from '#domain/shared/time/wall_clock'

const HOUR = 60

/**
 * The hours a week or a day draws: those it is open and those of its sessions, with an hour around. It opens
 * on now, or on the first session where now is none of them.
 */
export function drawnHours(
  answer: CalendarAnswer | null,
  sessions: ShownSession[],
  days: Days,
  now = new Date().toISOString()
) {
  const clock = wallClock(answer?.zone ?? 'UTC')
  const open = (answer?.background.open ?? [])
    .filter(({ day }) => isWithin(day, days))
    .flatMap(({ windows }) => windows)
    .map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) }))
  const met = sessions.flatMap(({ starts_at, minutes }) => {
    const { day, minute } = clock(starts_at)
    const until = minute + minutes
    if (day < days.from && until > dayLong) return [{ from: 0, until: until - dayLong }]
    if (!isWithin(day, days)) return []
    if (until <= dayLong) return [{ from: minute, until }]
    const beyond = day < days.to ? [{ from: 0, until: until - dayLong }] : []
    return [{ from: minute, until: dayLong }, ...beyond]
  })
  const begun = sessions
    .map(({ starts_at }) => clock(starts_at))
    .filter(({ day }) => isWithin(day, days))
    .map(({ minute }) => minute)
  const drawn = hoursAround(open, met)
  const first = Math.min(...(begun.length ? begun : [drawn.from]))
  const present = clock(now)
  const isNow =
    isWithin(present.day, days) && present.minute >= first && present.minute < drawn.until
  const opensOn = isNow ? present.minute - HOUR / 2 : first
  return {
    slotMinTime: clockOf(Math.max(0, drawn.from - HOUR)),
    slotMaxTime: clockOf(Math.min(dayLong, drawn.until + HOUR)),
    scrollTime: clockOf(Math.max(0, opensOn - HOUR / 2)),
  }
}
