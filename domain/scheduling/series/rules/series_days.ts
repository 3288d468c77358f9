import { RRuleTemporal } from 'rrule-temporal'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
import type { Weekday } from '#domain/shared/time/weekday'

/** RFC 5545's names, Monday first. */
const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const nameOf = (weekday: Weekday) => names[weekday - 1]!
const compact = (day: string) => `${day.replaceAll('-', '')}T000000Z`

/**
 * The calendar days on which the pattern has a slot, in order, from one day to another. The rule is asked in UTC for
 * days alone: what a zone does to their hours is told by `wallClock`.
 */
export function seriesDays(pattern: SeriesPattern, from: string, to: string): string[] {
  if (pattern.kind === 'dates') {
    const days = new Set(pattern.slots.map(({ date }) => date))
    return [...days].filter((day) => from <= day && day <= to).sort()
  }
  const rruleString = `DTSTART:${compact(from)}\nRRULE:${written(pattern)};UNTIL=${compact(to)}`
  return new RRuleTemporal({ rruleString }).all().map((at) => at.toString().slice(0, 10))
}

function written(pattern: Exclude<SeriesPattern, { kind: 'dates' }>) {
  if (pattern.kind === 'monthly')
    return `FREQ=MONTHLY;INTERVAL=${pattern.every};BYDAY=${pattern.position}${nameOf(pattern.weekday)}`
  const days = new Set(pattern.slots.map(({ weekday }) => nameOf(weekday)))
  const week = `BYDAY=${[...days].join(',')};WKST=${nameOf(pattern.weekStart)}`
  return `FREQ=WEEKLY;INTERVAL=${pattern.every};${week}`
}
