import { overlappingSlots, type WeekSlot } from '#domain/scheduling/patterns/rules/week_slots'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'

export interface ScheduledWeek {
  roomId: string | null
  slots: WeekSlot[]
}

interface SeriesWeek {
  roomId: string | null
  pattern: SeriesPattern
}

/** The week that a group's series make together, in the room they share; null if there is none that is usual. */
export function scheduledWeek(series: SeriesWeek[]): ScheduledWeek | null {
  const weekly = series.flatMap(({ roomId, pattern }) =>
    pattern.kind === 'weekly' && pattern.every === 1 ? [{ roomId, slots: pattern.slots }] : []
  )
  const all = new Map<string, WeekSlot>()
  for (const slot of weekly.flatMap(({ slots }) => slots)) {
    const { weekday, starts, minutes } = slot
    all.set([weekday, starts, minutes].join(), { weekday, starts, minutes })
  }
  const slots = [...all.values()].sort(
    (one, other) => one.weekday - other.weekday || one.starts.localeCompare(other.starts)
  )
  if (slots.length === 0 || overlappingSlots(slots)) return null
  const [room, ...others] = new Set(weekly.map(({ roomId }) => roomId))
  return { roomId: others.length === 0 ? (room ?? null) : null, slots }
}
