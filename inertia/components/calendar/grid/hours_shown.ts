import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'

const HOUR = 60
const USUAL = [8 * HOUR, 20 * HOUR] as const
const DAY_LONG = 24 * HOUR

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
    if (!isWithin(day, days)) return []
    const until = minute + minutes
    return until > DAY_LONG ? [[0, DAY_LONG]] : [[minute, until]]
  })
  const all = [...open, ...met]
  const [first, last] = all.length
    ? [Math.min(...all.map(([from]) => from!)), Math.max(...all.map(([, until]) => until!))]
    : USUAL
  return {
    slotMinTime: clockOf(Math.max(0, Math.floor(first / HOUR - 1) * HOUR)),
    slotMaxTime: clockOf(Math.min(DAY_LONG, Math.ceil(last / HOUR + 1) * HOUR)),
    scrollTime: clockOf(
      Math.max(0, Math.min(...(met.length ? met : all).map(([from]) => from!), DAY_LONG) - HOUR / 2)
    ),
  }
}

const made = new Map<string, (iso: string) => { day: string; minute: number }>()

/** What the clock on a zone's wall shows. */
export function wallClock(timeZone: string) {
  const known = made.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const read = (iso: string) => {
    const parts = Object.fromEntries(
      format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
    )
    const day = `${parts.year}-${parts.month}-${parts.day}`
    return { day, minute: Number(parts.hour) * HOUR + Number(parts.minute) }
  }
  made.set(timeZone, read)
  return read
}
