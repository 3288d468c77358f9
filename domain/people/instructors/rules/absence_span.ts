import type { AbsenceKind } from '#domain/shared/choices/absences'
import { counts } from '#domain/shared/limits/counts'
import { err, ok, type Result } from '#domain/shared/result'
import { dayAfter, daysBetween } from '#domain/shared/time/day_span'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'
import { wallClock } from '#domain/shared/time/wall_clock_instant'
import { shownAt } from '#domain/shared/time/zone_offsets'

/** As a person says it, by the clocks of the centre. */
export interface SaidAbsence {
  repeats: AbsenceKind
  /** The last day is part of it, and no hours are asked. */
  isWholeDays: boolean
  fromDay: string
  fromTime: string
  untilDay: string
  untilTime: string
}

interface Weekly {
  weekday: Weekday
  fromTime: string
  /** `24:00` ends a day. */
  untilTime: string
  timeZone: string
}

/** Half-open; of one that repeats, from the first to the last of them. */
export interface AbsenceSpan {
  startsAt: Date
  endsAt: Date
  weekly: Weekly | null
}

export type SpanRefusal = { type: 'ends_before_it_starts' } | { type: 'lasts_too_long' }

const [midnight, dayEnd] = ['00:00', '24:00']

export function absenceSpan(said: SaidAbsence, zone: string): Result<AbsenceSpan, SpanRefusal> {
  const span = said.repeats === 'weekly' ? everyWeek(said, zone) : once(said, zone)
  return span.endsAt > span.startsAt && hasHours(span) ? withinLimit(said, span) : tooEarly
}

const tooEarly = err({ type: 'ends_before_it_starts' })

const hasHours = ({ weekly }: AbsenceSpan) => !weekly || weekly.untilTime > weekly.fromTime

/** An end is typed by hand: a rule without one would be for ever. */
const withinLimit = ({ fromDay, untilDay }: SaidAbsence, span: AbsenceSpan) =>
  span.weekly && daysBetween(fromDay, untilDay) > counts.daysOfWeeklyAbsence[1]
    ? err({ type: 'lasts_too_long' })
    : ok(span)

function once({ isWholeDays, fromDay, fromTime, untilDay, untilTime }: SaidAbsence, zone: string) {
  const at = clockIn(zone)
  return isWholeDays
    ? { startsAt: at(fromDay, midnight), endsAt: at(untilDay, dayEnd), weekly: null }
    : { startsAt: at(fromDay, fromTime), endsAt: at(untilDay, untilTime), weekly: null }
}

/** On the weekday of its first day; the last is the last such day until then. */
function everyWeek(said: SaidAbsence, timeZone: string): AbsenceSpan {
  const { isWholeDays, fromDay, untilDay } = said
  const at = clockIn(timeZone)
  const fromTime = isWholeDays ? midnight : said.fromTime
  const untilTime = isWholeDays || said.untilTime === midnight ? dayEnd : said.untilTime
  const weeks = Math.floor(daysBetween(fromDay, untilDay) / 7)
  return {
    startsAt: at(fromDay, fromTime),
    endsAt: at(dayAfter(fromDay, 7 * weeks), untilTime),
    weekly: { weekday: weekdayOf(fromDay), fromTime, untilTime, timeZone },
  }
}

const clockIn = (zone: string) => (day: string, time: string) =>
  wallClock(time === dayEnd ? `${dayAfter(day, 1)}T${midnight}` : `${day}T${time}`, zone).at

/** Whether something between two moments falls into it. */
export function isDuring({ startsAt, endsAt, weekly }: AbsenceSpan, from: Date, until: Date) {
  if (from >= endsAt || until <= startsAt) return false
  if (!weekly) return true
  const { timeZone: zone, fromTime, untilTime, weekday } = weekly
  const at = clockIn(zone)
  return [from, until]
    .map((moment) => shownAt(zone, moment).slice(0, 10))
    .filter((day) => weekdayOf(day) === weekday)
    .some((day) => at(day, fromTime) < until && at(day, untilTime) > from)
}
