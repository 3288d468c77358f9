import ICAL from 'ical.js'
import type { Series, SeriesPattern, Slot } from '#domain/scheduling/series/rules/series_rule'

const names = { 1: 'MO', 2: 'TU', 3: 'WE', 4: 'TH', 5: 'FR', 6: 'SA', 7: 'SU' } as const
const numbers = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 1 } as const

const floating = (day: string, time: string) => `${day}T${time}:00`

function ruleOf(pattern: Exclude<SeriesPattern, { kind: 'dates' }>, slot: Slot) {
  if (pattern.kind === 'monthly')
    return {
      freq: 'MONTHLY' as const,
      interval: pattern.every,
      byday: [`${pattern.position}${names[pattern.weekday]}`],
    }
  const weekday = (slot as (typeof pattern.slots)[number]).weekday
  return {
    freq: 'WEEKLY' as const,
    interval: pattern.every,
    wkst: numbers[pattern.weekStart],
    byday: [names[weekday]],
  }
}

/** The wall-clock starts of a pattern, `YYYY-MM-DDTHH:MM`: each slot is a recurrence of its own, as another program reads it. */
export function startsByIcal({ pattern, startsOn }: Series, until: string, most = 5000): string[] {
  if (pattern.kind === 'dates')
    return pattern.slots.map(({ date, starts }) => `${date}T${starts}`).sort()
  return pattern.slots
    .flatMap((slot) => {
      const recurrence = ICAL.Recur.fromData(ruleOf(pattern, slot))
      const iterator = recurrence.iterator(
        ICAL.Time.fromDateTimeString(floating(startsOn, slot.starts))
      )
      const found: string[] = []
      for (let at = iterator.next(); at && found.length < most; at = iterator.next()) {
        const local = at.toString().slice(0, 16)
        if (local.slice(0, 10) > until) break
        found.push(local)
      }
      return found
    })
    .sort()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string) {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  formats.set(zone, made)
  return made
}

/** What the clocks of a zone show, `YYYY-MM-DDTHH:MM`. */
export const shownByIntl = (instant: number, zone: string) =>
  formatOf(zone).format(instant).replace(' ', 'T')

const quarter = 15 * 60_000

/**
 * Every instant within a day at which the clocks show a time, first one first: tried quarter by quarter, with no
 * arithmetic of zones.
 */
export function instantsByIntl(local: string, zone: string): number[] {
  const near = Date.parse(`${local}Z`)
  return Array.from({ length: 105 }, (_, step) => near + (step - 56) * quarter).filter(
    (instant) => shownByIntl(instant, zone) === local
  )
}

/** The first instant whose clocks show that time or a later one: where they jump over it. */
export function jumpByIntl(local: string, zone: string): number {
  const near = Date.parse(`${local}Z`) - 15 * 4 * quarter
  for (let instant = near; ; instant += 60_000)
    if (shownByIntl(instant, zone) > local) return instant
}
