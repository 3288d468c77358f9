import { clockOf, dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { type WeekWindow, writtenWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

/** On the wall clock of the centre; past midnight it goes on into the next day. */
export type WeekSlot = { weekday: Weekday; starts: string; minutes: number }

const week = 7 * dayLong

const beginning = ({ weekday, starts }: WeekSlot) => (weekday - 1) * dayLong + minutesOf(starts)

/** The places of the first that begins before another is over, and of that other; touching is no overlap. */
export function overlappingSlots(slots: WeekSlot[]): { place: number; with: number } | undefined {
  const inOrder = slots
    .map((slot, place) => ({ place, from: beginning(slot), minutes: slot.minutes }))
    .sort((one, other) => one.from - other.from)
  const [first] = inOrder
  if (!first || inOrder.length === 1) return undefined
  const found = inOrder.find((slot, index) => {
    const next = inOrder[index + 1] ?? { from: first.from + week }
    return slot.from + slot.minutes > next.from
  })
  if (!found) return undefined
  const later = inOrder[inOrder.indexOf(found) + 1] ?? first
  return { place: later.place, with: found.place }
}

/** With its end as a time of day: no later than its start, it is on the next day. */
export const windowOf = ({ weekday, starts, minutes }: WeekSlot): WeekWindow => ({
  weekday,
  starts,
  ends: clockOf(minutesOf(starts) + minutes),
})

/** As the audit trail keeps it: `7 16:00-17:30`. */
export const writtenSlot = (slot: WeekSlot) => writtenWindow(windowOf(slot))
