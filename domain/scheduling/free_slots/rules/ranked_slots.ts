import { concernsOf } from '#domain/scheduling/free_slots/rules/choosers'
import type { FreeSlot, SlotFacts } from '#domain/scheduling/free_slots/rules/free_slot'
import type { Occasion } from '#domain/scheduling/free_slots/rules/occasions'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'

export interface Ranked {
  slot: Omit<FreeSlot, 'moreInstructors' | 'moreRooms' | 'isBest'>
  occasion: Occasion
  span: Span
  /** Compared in order, the least first. */
  rank: number[]
}

/** The best ones that don't overlap, so that a few tell a whole day. */
export function apart(ranked: Ranked[], count: number): Ranked[] {
  const chosen: Ranked[] = []
  for (const one of [...ranked].sort(byRank)) {
    if (chosen.length === count) break
    if (chosen.every(({ span }) => span.to <= one.span.from || one.span.to <= span.from))
      chosen.push(one)
  }
  return chosen
}

export function byRank({ rank: one }: Ranked, { rank: other }: Ranked) {
  const place = one.findIndex((value, at) => value !== other[at])
  return place < 0 ? 0 : one[place]! - other[place]!
}

export function rankedSlot(
  occasion: Occasion,
  chosen: Pick<FreeSlot, 'instructor' | 'room' | 'against'>,
  { near }: SlotSearch,
  { elsewhere, usual }: SlotFacts
): Ranked {
  const { date, weekday, minute, spans, retimed, held } = occasion
  const { instructor, room, against } = chosen
  const [span] = spans as [Span]
  const wanted = near ?? usual.get(weekday) ?? null
  const away = Math.max(0, ...spans.map((one) => absentIn(one, elsewhere)))
  const slot = {
    date,
    weekday,
    starts: clockOf(minute),
    startsAt: new Date(span.from),
    times: spans.length,
    ...{ retimed, held },
    ...chosen,
    studentsElsewhere: away,
    isUsualTime: usual.get(weekday) === clockOf(minute),
  }
  const distance = wanted === null ? 0 : Math.abs(minute - minutesOf(wanted))
  const isOtherRoom = Number((room?.tier ?? 0) > 0)
  const concerns = [instructor, room].map((one) => (one ? concernsOf(one) : 0))
  const opposed = concerns.reduce((sum, count) => sum + count, against.length)
  const rank = [opposed, away, instructor?.tier ?? 0, distance, isOtherRoom, unevenness(minute)]
  return { slot, occasion, span, rank: [...rank, span.from] }
}

const absentIn = ({ from, to }: Span, elsewhere: SlotFacts['elsewhere']) =>
  elsewhere
    .filter((one) => one.from < to && from < one.to)
    .reduce((sum, { students }) => sum + students, 0)

/** The hour is said more easily than a quarter past it. */
const unevenness = (minute: number) => (minute % 60 === 0 ? 0 : minute % 30 === 0 ? 1 : 2)
