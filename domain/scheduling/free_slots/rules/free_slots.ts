import { type Occasion, occasionsOf } from '#domain/scheduling/free_slots/rules/occasions'
import { freeResource, type Resource } from '#domain/scheduling/free_slots/rules/resource'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import { openWeek } from '#domain/scheduling/hours/rules/opening_hours'
import type { DaySpan } from '#domain/scheduling/series/rules/series_rule'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

/** What a search is answered from. */
export interface SlotFacts {
  now: number
  opening: WeekWindow[]
  holidays: DaySpan[]
  /** When nobody may meet, whoever teaches and wherever. */
  closed: Span[]
  /** When so many of those who come are elsewhere. */
  elsewhere: (Span & { students: number })[]
  /** Null where none is asked for; of those who are free the first by tier is proposed. */
  instructors: Resource[] | null
  rooms: Resource[] | null
  /** Starts that a weekday usually has. */
  usual: Map<Weekday, string>
}

export interface FreeSlot {
  date: string
  weekday: Weekday
  starts: string
  startsAt: Date
  /** How many times it is free: weekly, one a week. */
  times: number
  instructor: Resource | null
  room: Resource | null
  /** How many besides are free. */
  moreInstructors: number
  moreRooms: number
  /** How many of those who come are elsewhere, at most. */
  studentsElsewhere: number
  isUsualTime: boolean
  isBest: boolean
}

export interface FreeSlots {
  /** By day, or by weekday where they are weekly; of one day the best first. */
  slots: FreeSlot[]
  /** There are days that have some and aren't told. */
  hasMore: boolean
}

const most = 60
const fewestOfDay = 3
const mostOfDay = 12

/** Slots in which everybody is free, the best few of each day, none of a day beside another. */
export async function freeSlots(search: SlotSearch, facts: SlotFacts): Promise<FreeSlots> {
  const choosers = {
    instructors: chooserOf(facts.instructors, search.minutes),
    rooms: chooserOf(facts.rooms, search.minutes),
  }
  const occasions = occasionsOf(search, facts.holidays, facts.now)
  const judged = await madeInTurns(occasions, judgeOf(search, facts, choosers))
  const found = Map.groupBy(
    judged.filter((one) => one !== undefined),
    ({ slot }) => (search.repeats === 'weekly' ? slot.weekday : slot.date)
  )
  return told([...found.values()], choosers)
}

interface Ranked {
  slot: Omit<FreeSlot, 'moreInstructors' | 'moreRooms' | 'isBest'>
  occasion: Occasion
  span: Span
  /** Compared in order, the least first. */
  rank: number[]
}

async function told(days: Ranked[][], { instructors, rooms }: Choosers): Promise<FreeSlots> {
  const ofDay = Math.min(mostOfDay, Math.max(fewestOfDay, Math.floor(most / (days.length || 1))))
  const shown = days.slice(0, Math.floor(most / ofDay)).map((ranked) => apart(ranked, ofDay))
  const all = shown.flat()
  const [best] = [...all].sort(byRank)
  const slots = await madeInTurns(all, ({ slot, occasion }): FreeSlot => ({
    ...slot,
    moreInstructors: instructors.others(occasion),
    moreRooms: rooms.others(occasion),
    isBest: slot === best?.slot,
  }))
  return { slots, hasMore: shown.length < days.length }
}

/** The best ones that don't overlap, so that a few tell a whole day. */
function apart(ranked: Ranked[], count: number): Ranked[] {
  const chosen: Ranked[] = []
  for (const one of [...ranked].sort(byRank)) {
    if (chosen.length === count) break
    if (chosen.every(({ span }) => span.to <= one.span.from || one.span.to <= span.from))
      chosen.push(one)
  }
  return chosen
}

function byRank({ rank: one }: Ranked, { rank: other }: Ranked) {
  const place = one.findIndex((value, at) => value !== other[at])
  return place < 0 ? 0 : one[place]! - other[place]!
}

function judgeOf(search: SlotSearch, facts: SlotFacts, { instructors, rooms }: Choosers) {
  const { minutes } = search
  const isOpen = openWeek(facts.opening)
  const isAllowed = freeBeside(facts.closed)
  return (occasion: Occasion): Ranked | undefined => {
    const { weekday, minute, spans } = occasion
    if (!isOpen(weekday, minute, minutes) || !spans.every(isAllowed)) return undefined
    const instructor = instructors.first(occasion)
    if (instructor === undefined) return undefined
    const room = rooms.first(occasion)
    if (room === undefined) return undefined
    return rankedSlot(occasion, { instructor, room }, search, facts)
  }
}

interface Chooser {
  /** The best choice of those who are free; undefined if nobody is, null if none was asked for. */
  first(occasion: Occasion): Resource | null | undefined
  /** How many more are free: of hundreds, asked only for the slots that are told. */
  others(occasion: Occasion): number
}

type Choosers = Record<'instructors' | 'rooms', Chooser>

function chooserOf(resources: Resource[] | null, minutes: number): Chooser {
  if (!resources) return { first: () => null, others: () => 0 }
  const ordered = [...resources].sort((one, other) => one.tier - other.tier)
  const known = ordered.map((resource) => ({ resource, isFree: freeResource(resource) }))
  return {
    first: (occasion) => known.find(({ isFree }) => isFree(occasion, minutes))?.resource,
    others: (occasion) => known.filter(({ isFree }) => isFree(occasion, minutes)).length - 1,
  }
}

function rankedSlot(
  occasion: Occasion,
  { instructor, room }: { instructor: Resource | null; room: Resource | null },
  { near }: SlotSearch,
  { elsewhere, usual }: SlotFacts
): Ranked {
  const { date, weekday, minute, spans } = occasion
  const [span] = spans as [Span]
  const wanted = near ?? usual.get(weekday) ?? null
  const away = Math.max(0, ...spans.map((one) => absentIn(one, elsewhere)))
  const slot = {
    date,
    weekday,
    starts: clockOf(minute),
    startsAt: new Date(span.from),
    times: spans.length,
    instructor,
    room,
    studentsElsewhere: away,
    isUsualTime: usual.get(weekday) === clockOf(minute),
  }
  const distance = wanted === null ? 0 : Math.abs(minute - minutesOf(wanted))
  const isOtherRoom = Number((room?.tier ?? 0) > 0)
  const rank = [away, instructor?.tier ?? 0, distance, isOtherRoom, unevenness(minute)]
  return { slot, occasion, span, rank: [...rank, span.from] }
}

const absentIn = ({ from, to }: Span, elsewhere: SlotFacts['elsewhere']) =>
  elsewhere
    .filter((one) => one.from < to && from < one.to)
    .reduce((sum, { students }) => sum + students, 0)

/** The hour is said more easily than a quarter past it. */
const unevenness = (minute: number) => (minute % 60 === 0 ? 0 : minute % 30 === 0 ? 1 : 2)
