import { clockOf, dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { dayAfter, daysBetween } from '#domain/shared/time/day_span'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { weekdayOf } from '#domain/shared/time/weekday'
import { offsetAt } from '#domain/shared/time/zone_offsets'

/** Hours of one branch by its own clocks; none means always open. */
export type OpenHours = { zone: string; windows: WeekWindow[] }

export type OpenDay = { day: string; windows: { from: string; until: string }[] }

type Minutes = [from: number, until: number]

const minute = 60_000

/**
 * When any of several branches is open on each of these days, both included, by the clocks of an axis; a day without windows
 * is closed. No days at all where one of them is always open.
 */
export function openDays(branches: OpenHours[], zone: string, from: string, to: string): OpenDay[] {
  const isShaded = branches.length > 0 && branches.every(({ windows }) => windows.length > 0)
  if (!isShaded) return []
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayAfter(from, at))
  return days.map((day) => {
    const open = joined(branches.flatMap((one) => minutesOn(day, one, zone)))
    const windows = open.map(([starts, ends]) => ({ from: clockOf(starts), until: clockOf(ends) }))
    return { day, windows }
  })
}

/** In minutes since the axis' midnight, as far as they are of the day. */
function minutesOn(day: string, { zone: own, windows }: OpenHours, zone: string): Minutes[] {
  const near = own === zone ? [0] : [-1, 0, 1]
  return near.flatMap((away) => {
    const there = dayAfter(day, away)
    return windows
      .filter(({ weekday }) => weekday === weekdayOf(there))
      .map(({ starts, ends }): Minutes => {
        const shown = (time: string) =>
          own === zone
            ? minutesOf(time)
            : away * dayLong + minutesOf(time) + minutesAhead(there, time, own, zone)
        return [Math.max(0, shown(starts)), Math.min(dayLong, shown(ends))]
      })
      .filter(([starts, ends]) => starts < ends)
  })
}

/** By how much the axis' clocks are ahead of a branch's at a time of its day. */
function minutesAhead(day: string, time: string, own: string, zone: string) {
  const wall = Date.parse(day) + minutesOf(time) * minute
  const instant = wall - offsetAt(own, wall - offsetAt(own, wall))
  return (offsetAt(zone, instant) - offsetAt(own, instant)) / minute
}

function joined(spans: Minutes[]): Minutes[] {
  const ordered = [...spans].sort(([one], [other]) => one - other)
  return ordered.reduce<Minutes[]>((merged, [starts, ends]) => {
    const last = merged.at(-1)
    if (!last || last[1] < starts) return [...merged, [starts, ends]]
    return [...merged.slice(0, -1), [last[0], Math.max(last[1], ends)]]
  }, [])
}
