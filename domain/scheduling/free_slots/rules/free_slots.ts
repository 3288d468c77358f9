import { type Choosers, chooserOf } from '#domain/scheduling/free_slots/rules/choosers'
import type { FreeSlot, FreeSlots, SlotFacts } from '#domain/scheduling/free_slots/rules/free_slot'
import { type Occasion, occasionsOf } from '#domain/scheduling/free_slots/rules/occasions'
import type { Against } from '#domain/scheduling/free_slots/rules/obstacles'
import {
  apart,
  byRank,
  type Ranked,
  rankedSlot,
} from '#domain/scheduling/free_slots/rules/ranked_slots'
import { asked } from '#domain/scheduling/free_slots/rules/resource'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import { madeInTurns } from '#domain/shared/runtime/slices'

const most = 60
const fewestOfDay = 3
const mostOfDay = 12

/** Slots in which everybody is free, the best few of each day, none of a day beside another. */
export async function freeSlots(search: SlotSearch, facts: SlotFacts): Promise<FreeSlots> {
  const choosers = {
    instructors: chooserOf(facts.instructors, facts.warns),
    rooms: chooserOf(facts.rooms, facts.warns),
  }
  const occasions = occasionsOf(search, facts)
  const judged = await madeInTurns(occasions, judgeOf(search, facts, choosers))
  const found = Map.groupBy(
    judged.filter((one) => one !== undefined),
    ({ slot }) => (search.repeats === 'weekly' ? slot.weekday : slot.date)
  )
  return proposeBest([...found.values()], choosers, isAmong(facts.present))
}

async function proposeBest(
  days: Ranked[][],
  { instructors, rooms }: Choosers,
  isPresent: (span: Span) => boolean
): Promise<FreeSlots> {
  const ofDay = Math.min(mostOfDay, Math.max(fewestOfDay, Math.floor(most / (days.length || 1))))
  const proposed = days
    .slice(0, Math.floor(most / ofDay))
    .map((ranked) => apart(ranked, ofDay).filter(({ span }) => !isPresent(span)))
  const all = proposed.flat()
  const [best] = [...all].sort(byRank)
  const slots = await madeInTurns(all, ({ slot, occasion }): FreeSlot => ({
    ...slot,
    moreInstructors: instructors.others(occasion, slot.instructor),
    moreRooms: rooms.others(occasion, slot.room),
    isBest: slot === best?.slot,
  }))
  return { slots, hasMore: proposed.length < days.length }
}

function judgeOf(search: SlotSearch, facts: SlotFacts, { instructors, rooms }: Choosers) {
  const isAllowed = freeBeside(facts.closed)
  const party = asked<Against>(
    { taken: facts.opposed, hours: facts.opening },
    'closed',
    facts.warns
  )
  return (occasion: Occasion): Ranked | undefined => {
    if (!occasion.spans.every(isAllowed) || !party.isFree(occasion)) return undefined
    const instructor = instructors.first(occasion)
    if (instructor === undefined) return undefined
    const room = rooms.first(occasion)
    if (room === undefined) return undefined
    const against = party.against(occasion)
    return rankedSlot(occasion, { instructor, room, against }, search, facts)
  }
}

function isAmong(spans: Span[]) {
  const ends = new Map(spans.map(({ from, to }) => [from, to]))
  return ({ from, to }: Span) => ends.get(from) === to
}
