import { IANAZone } from 'luxon'
import {
  monthPositions,
  type Series,
  type SeriesEnd,
  seriesLimits,
  type SeriesPattern,
  type SeriesRefusal,
  type Slot,
} from '#domain/scheduling/series/rules/series_rule'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { weekdays } from '#domain/shared/time/weekday'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

const zones = new Set<string>()

/** Intl takes a third of a millisecond to tell. */
function isZone(zone: string) {
  if (!zones.has(zone) && IANAZone.isValidZone(zone)) zones.add(zone)
  return zones.has(zone)
}

/** Why no date can be told of it, before any is. */
export function seriesProblem({
  zone,
  startsOn,
  pattern,
  ends,
}: Series): SeriesRefusal | undefined {
  if (!isZone(zone)) return { type: 'zone' }
  if (!isCalendarDay(startsOn)) return { type: 'starts_on' }
  return patternProblem(pattern, startsOn) ?? endProblem(pattern, ends, startsOn)
}

function patternProblem(pattern: SeriesPattern, startsOn: string): SeriesRefusal | undefined {
  if (!pattern.slots.length) return { type: 'no_slots' }
  if (pattern.slots.length > seriesLimits.dates) return { type: 'too_many' }
  if (pattern.kind !== 'dates' && !isWithin(pattern.every, seriesLimits.every))
    return { type: 'every' }
  if (!areDays(pattern, startsOn)) return { type: 'slot_day' }
  return pattern.slots.map(slotProblem).find(Boolean)
}

function areDays(pattern: SeriesPattern, startsOn: string) {
  if (pattern.kind === 'dates')
    return pattern.slots.every(({ date }) => isCalendarDay(date) && date >= startsOn)
  if (pattern.kind === 'weekly') return pattern.slots.every((slot) => isWeekday(slot.weekday))
  return isWeekday(pattern.weekday) && monthPositions.includes(pattern.position)
}

export function slotProblem({ starts, minutes }: Slot): SeriesRefusal | undefined {
  if (!clock.test(starts)) return { type: 'starts', slot: { starts, minutes } }
  if (!isWithin(minutes, seriesLimits.minutes))
    return { type: 'minutes', slot: { starts, minutes } }
  return undefined
}

function endProblem(
  { kind }: SeriesPattern,
  ends: SeriesEnd | null,
  startsOn: string
): SeriesRefusal | undefined {
  if (!ends) return kind === 'dates' ? undefined : { type: 'endless' }
  if (ends.kind === 'on')
    return isCalendarDay(ends.date) && ends.date >= startsOn ? undefined : { type: 'ends_on' }
  if (!Number.isInteger(ends.count) || ends.count < 1) return { type: 'count' }
  return ends.count > seriesLimits.dates ? { type: 'too_many' } : undefined
}

const isWeekday = (day: number) => weekdays.some((weekday) => weekday === day)

const isWithin = (number: number, most: number) =>
  Number.isInteger(number) && number >= 1 && number <= most
