import type { Minutes } from '#domain/shared/time/closed_hours'
import { drawnHours } from '~/components/calendar/grid/hours_shown'
import type { Lane } from '~/components/calendar/lanes/lanes_of'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import type { Days } from '#domain/shared/time/calendar_span'
import { minutesOf } from '#domain/shared/time/clock_times'

/** Those that the week draws, and of what began on the day before. */
export function hoursOfLanes(
  answer: CalendarAnswer,
  sessions: ShownSession[],
  lanes: Lane[],
  days: Days
): Minutes {
  const { slotMinTime, slotMaxTime } = drawnHours(answer, sessions, days)
  const placed = lanes.flatMap((lane) => lane.placed)
  const from = Math.min(minutesOf(slotMinTime), ...placed.map((one) => one.from))
  const until = Math.max(minutesOf(slotMaxTime), ...placed.map((one) => one.until))
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 }
}
