import {
  type Meeting,
  type MeetingRefusal,
  slotFacts,
} from '#domain/scheduling/free_slots/facts/slot_facts'
import type { Resource } from '#domain/scheduling/free_slots/rules/resource'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { ok, type Result } from '#domain/shared/result'
import { clockOf, dayLong } from '#domain/shared/time/clock_times'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { wallClock } from '#domain/shared/time/wall_clock'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { weekdayOf, type Weekday } from '#domain/shared/time/weekday'

export type BusyWindow = WeekWindow & {
  resource: 'instructor' | 'room'
  /** In how many of the weeks. */
  times: number
}

interface BusyWeekOptions {
  /** YYYY-MM-DD where they meet. */
  from: string
  /** One is the calendar week of the day; several begin with the day. */
  weeks: number
}

/** When one instructor and one room are taken, on the days of a week; drawn behind what is planned. */
export async function busyWeek(
  meeting: Meeting,
  { from, weeks }: BusyWeekOptions
): Promise<Result<BusyWindow[], MeetingRefusal>> {
  const first = weeks === 1 ? firstOfWeek(from, meeting.weekStart) : from
  const days = { from: first, until: dayAfter(first, 7 * weeks - 1) }
  const gathered = await slotFacts(meeting, days)
  if (!gathered.ok) return gathered
  const { zone, teachers, rooms } = gathered.value
  const range = {
    from: startOfDay(days.from, zone).getTime(),
    to: startOfDay(dayAfter(days.until, 1), zone).getTime(),
  }
  return ok([
    ...busyWindows('instructor', teachers, { range, zone }),
    ...busyWindows('room', rooms, { range, zone }),
  ])
}

const firstOfWeek = (day: string, weekStart: Weekday) =>
  dayAfter(day, -((weekdayOf(day) - weekStart + 7) % 7))

/** Leaving or a document that has expired takes no hours: it is said of the choice. */
const takesTime: ReadonlySet<string> = new Set(['busy', 'assists', 'absence', 'room_closed'])

interface WeekRange {
  range: Span
  zone: string
}

function busyWindows(
  resource: BusyWindow['resource'],
  resources: Resource[] | null,
  { range, zone }: WeekRange
): BusyWindow[] {
  const windows = (resources ?? [])
    .flatMap(({ taken }) => taken)
    .filter(({ kind }) => takesTime.has(kind))
    .map(({ from, to }) => ({ from: Math.max(from, range.from), to: Math.min(to, range.to) }))
    .filter(({ from, to }) => from < to)
    .flatMap((span) => windowsOf(span, zone))
  const alike = Map.groupBy(windows, ({ weekday, starts, ends }) => `${weekday} ${starts} ${ends}`)
  return [...alike.values()].map((some) => ({ ...some[0]!, resource, times: some.length }))
}

/** A span of several days is one window a day. */
function windowsOf({ from, to }: Span, zone: string): WeekWindow[] {
  const clock = wallClock(zone)
  const start = clock(new Date(from).toISOString())
  const end = clock(new Date(to).toISOString())
  const windows: WeekWindow[] = []
  for (let { day, minute } = start; day <= end.day; day = dayAfter(day, 1), minute = 0) {
    const until = day === end.day ? end.minute : dayLong
    if (minute < until)
      windows.push({
        weekday: weekdayOf(day),
        starts: clockOf(minute),
        ends: until === dayLong ? '24:00' : clockOf(until),
      })
  }
  return windows
}
