import { RRuleTemporal } from 'rrule-temporal'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
import type { DaySpan } from '#domain/shared/time/day_span'
import type { Weekday } from '#domain/shared/time/weekday'

/** RFC 5545's names, Monday first. */
const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const nameOf = (weekday: Weekday) => names[weekday - 1]!
const compact = (day: string) => `${day.replaceAll('-', '')}T000000Z`

/**
 * The calendar days on which the pattern has a slot, in order, from one day to another or until `take` has enough. The
 * rule is asked in UTC for days alone: what a zone does to their hours is told by `wallClock`.
 */
export function takeSeriesDays(
  pattern: SeriesPattern,
  { startsOn: from, endsOn: to }: DaySpan,
  take: (day: string) => 'more' | 'enough'
): void {
  if (pattern.kind === 'dates') {
    const days = [...new Set(pattern.slots.map(({ date }) => date))].sort()
    days.filter((day) => from <= day && day <= to).every((day) => take(day) === 'more')
    return
  }
  let taken = ''
  for (let years = 1; taken < to; years *= 2) {
    const later = `${Number(from.slice(0, 4)) + years}-01-01`
    const until = later < to ? later : to
    for (const day of daysUntil(pattern, from, until)) {
      if (day > taken && take(day) === 'enough') return
    }
    taken = until
  }
}

/** All of them at once: asked for one after the other, the rule takes many times as long. */
function daysUntil(pattern: Repeating, from: string, until: string) {
  const rruleString = `DTSTART:${compact(from)}\nRRULE:${written(pattern)};UNTIL=${compact(until)}`
  const days = new RRuleTemporal({ rruleString, cache: false }).all()
  return days.map((at) => new Date(at.epochMilliseconds).toISOString().slice(0, 10))
}

type Repeating = Exclude<SeriesPattern, { kind: 'dates' }>

function written(pattern: Repeating) {
  if (pattern.kind === 'monthly')
    return `FREQ=MONTHLY;INTERVAL=${pattern.every};BYDAY=${pattern.position}${nameOf(pattern.weekday)}`
  const days = new Set(pattern.slots.map(({ weekday }) => nameOf(weekday)))
  const week = `BYDAY=${[...days].join(',')};WKST=${nameOf(pattern.weekStart)}`
  return `FREQ=WEEKLY;INTERVAL=${pattern.every};${week}`
}
