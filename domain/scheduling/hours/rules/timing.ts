import { DateTime } from 'luxon'
import { shortestByTiming } from '#domain/shared/limits/counts'

/** What class sessions of a span of days are held by, such as Ramadan; days are included, YYYY-MM-DD. */
export type Timing = {
  starts_on: string
  ends_on: string
  /** They begin so much later, or earlier where it is negative. */
  shift_minutes: number
  /** They are so much shorter. */
  shorten_minutes: number
}

/** On the wall clock of the centre. */
export type PlannedTime = { day: string; starts: string; minutes: number }

export const appliesTo = ({ starts_on, ends_on }: Timing, day: string) =>
  starts_on <= day && day <= ends_on

/** As the timing has it: moved past midnight, it is on the day before or after. */
export function retimed(planned: PlannedTime, timing: Timing): PlannedTime {
  if (!appliesTo(timing, planned.day)) return planned
  const { day, starts, minutes } = planned
  const moved = DateTime.fromISO(`${day}T${starts}`, { zone: 'utc' }).plus({
    minutes: timing.shift_minutes,
  })
  return {
    day: moved.toISODate()!,
    starts: moved.toFormat('HH:mm'),
    minutes: Math.max(Math.min(minutes, shortestByTiming), minutes - timing.shorten_minutes),
  }
}

export const changesNothing = ({
  shift_minutes,
  shorten_minutes,
}: Pick<Timing, 'shift_minutes' | 'shorten_minutes'>) =>
  shift_minutes === 0 && shorten_minutes === 0
