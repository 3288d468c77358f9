import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { DAY_LONG } from '#domain/shared/time/closed_hours'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'
import { wallClock } from '#domain/shared/time/wall_clock'

const HOUR = 60
const USUAL = [8 * HOUR, 20 * HOUR] as const

/**
 * The hours a week or a day draws: those it is open and those of its sessions, with an hour around; it opens on the first
 * session.
 */
export function hoursShown(answer: CalendarAnswer | null, sessions: ShownSession[], days: Days) {
  const clock = wallClock(answer?.zone ?? 'UTC')
  const open = (answer?.background.open ?? [])
    .filter(({ day }) => isWithin(day, days))
    .flatMap(({ windows }) => windows.map(({ from, until }) => [minutesOf(from), minutesOf(until)]))
  const met = sessions.flatMap(({ starts_at, minutes }) => {
    const { day, minute } = clock(starts_at)
    const until = minute + minutes
    if (day < days.from && until > DAY_LONG) return [[0, until - DAY_LONG]]
    if (!isWithin(day, days)) return []
    return until > DAY_LONG ? [[0, DAY_LONG]] : [[minute, until]]
  })
  const all = [...(open.length ? open : [USUAL]), ...met]
  const first = Math.min(...all.map(([from]) => from!))
  const last = Math.max(...all.map(([, until]) => until!))
  return {
    slotMinTime: clockOf(Math.max(0, Math.floor(first / HOUR - 1) * HOUR)),
    slotMaxTime: clockOf(Math.min(DAY_LONG, Math.ceil(last / HOUR + 1) * HOUR)),
    scrollTime: clockOf(
      Math.max(0, Math.min(...(met.length ? met : all).map(([from]) => from!), DAY_LONG) - HOUR / 2)
    ),
  }
}
