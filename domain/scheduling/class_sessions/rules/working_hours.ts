import { DateTime } from 'luxon'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

interface Window {
  weekday: Weekday
  starts: string
  ends: string
}

/** Whether windows of the week, `HH:MM` to `HH:MM` or `24:00`, hold all of a span; none means always. */
export function isWithinHours(windows: Window[], startsAt: Date, endsAt: Date, zone: string) {
  return (
    !windows.length || daysOf(startsAt, endsAt, zone).every((part) => windows.some(holds(part)))
  )
}

const holds = (part: Window) => (window: Window) =>
  window.weekday === part.weekday && window.starts <= part.starts && part.ends <= window.ends

function daysOf(startsAt: Date, endsAt: Date, zone: string): Window[] {
  const [on, starts] = shown(startsAt, zone)
  const [until, ends] = shown(endsAt, zone)
  if (on === until) return [{ weekday: weekdayOf(on), starts, ends }]
  const first = { weekday: weekdayOf(on), starts, ends: '24:00' }
  return ends === '00:00' ? [first] : [first, { weekday: weekdayOf(until), starts: '00:00', ends }]
}

function shown(at: Date, zone: string): [string, string] {
  const local = DateTime.fromJSDate(at, { zone })
  return [local.toISODate()!, local.toFormat('HH:mm')]
}
