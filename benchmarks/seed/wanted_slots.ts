import { type Random, seeded } from '#benchmarks/names/random'
import { rooms } from '#benchmarks/seed/timetable_rows'

/** Later than everything that stands in the timetable already: two months, from eight in the morning until eight. */
const [firstDay, days, opens, quarters] = [Date.UTC(2030, 0, 1), 60, 8 * 60, 48]
const lengths = [45, 60, 90, 120]

/** Of a room, an instructor and a time: by number, in their order. */
export interface WantedSlot {
  room: number
  instructor: number
  date: string
  starts: string
  minutes: number
}

/** One after the other, at random. */
export function wantedSlots(seed: number): () => WantedSlot {
  const random = seeded(seed)
  return () => slotOf(random)
}

function slotOf(random: Random): WantedSlot {
  const minute = opens + 15 * random.below(quarters)
  const at = new Date(firstDay + (random.below(days) * 1440 + minute) * 60_000).toISOString()
  return {
    ...{ room: random.below(rooms), instructor: random.below(rooms) },
    ...{ date: at.slice(0, 10), starts: at.slice(11, 16), minutes: random.of(lengths) },
  }
}
