import { DateTime } from 'luxon'
import { latestDay } from '#domain/scheduling/class_sessions/rules/days_in_reach'
import { slotProblem } from '#domain/scheduling/series/rules/series_problem'
import { minutesAfter, wallClock, type WallClock } from '#domain/shared/time/wall_clock_instant'
import { isCalendarDay } from '#domain/shared/time/calendar_day'

/** On the wall of the session's zone; `minutes` whatever the clocks do in between. */
export interface SessionTime {
  date: string
  starts: string
  minutes: number
}

export type TimeRefusal = {
  type: 'not_a_day' | 'too_far' | 'starts' | 'minutes'
  field: 'date' | 'starts' | 'minutes'
}

export function timeProblem(time: SessionTime, at: Date): TimeRefusal | undefined {
  if (!isCalendarDay(time.date)) return { type: 'not_a_day', field: 'date' }
  if (time.date > latestDay(DateTime.fromJSDate(at))) return { type: 'too_far', field: 'date' }
  const wrong = slotProblem(time)?.type
  return wrong === 'starts' || wrong === 'minutes' ? { type: wrong, field: wrong } : undefined
}

export function spanOf({ date, starts, minutes }: SessionTime, zone: string) {
  const { at, change } = wallClock(`${date}T${starts}`, zone)
  return {
    starts_at: at,
    ends_at: minutesAfter(at, minutes),
    change: change satisfies WallClock['change'],
  }
}
