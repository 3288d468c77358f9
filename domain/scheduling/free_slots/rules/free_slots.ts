import { type Occasion, occasionsOf } from '#domain/scheduling/free_slots/rules/occasions'
import {
  type Against,
  type Hindered,
  type Hindrance,
  type Opposed,
} from '#domain/scheduling/free_slots/rules/obstacles'
import { asked, type Resource } from '#domain/scheduling/free_slots/rules/resource'
import type { SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import type { PlannedTime, Timing } from '#domain/scheduling/hours/rules/timing'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import type { DaySpan } from '#domain/shared/time/day_span'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

/** What a search is answered from. */
export interface SlotFacts {
  now: number
  opening: WeekWindow[]
  /** On which nothing is held. */
  holidays: DaySpan[]
  /** By which it is held on their days; of two on one day the first counts. */
  timings: readonly Timing[]
  /** When nobody may meet, whoever teaches and wherever. */
  closed: Span[]
  /** When something speaks against it, whoever teaches and wherever. */
  opposed: Opposed[]
  /** What speaks against a time and doesn't rule it out: it is told. */
  warns: ReadonlySet<Against>
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
  /** In how many of them a dated timing moves or shortens it. */
  retimed: number
  /** The first of them, as it is then held. */
  held: PlannedTime
  instructor: Chosen | null
  room: Chosen | null
  /** What speaks against the time itself. */
  against: Hindered[]
  /** How many besides are free. */
  moreInstructors: number
  moreRooms: number
  /** How many of those who come are elsewhere, at most. */
  studentsElsewhere: number
  isUsualTime: boolean
  isBest: boolean
}

/** Whom or what is proposed, with what speaks against it all the same. */
export interface Chosen extends Resource {
  against: Hindered<Hindrance>[]
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
    instructors: chooserOf(facts.instructors, facts.warns),
    rooms: chooserOf(facts.rooms, facts.warns),
  }
  const occasions = occasionsOf(search, facts)
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
    moreInstructors: instructors.others(occasion, slot.instructor),
    moreRooms: rooms.others(occasion, slot.room),
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

interface Chooser {
  /** The best choice of those who are available; undefined if nobody is, null if none was asked for. */
  first(occasion: Occasion): Chosen | null | undefined
  /** How many more have nothing against them: of hundreds, asked only for the slots that are told. */
  others(occasion: Occasion, chosen: Chosen | null): number
}

type Choosers = Record<'instructors' | 'rooms', Chooser>

function chooserOf(resources: Resource[] | null, warns: ReadonlySet<Against>): Chooser {
  if (!resources) return { first: () => null, others: () => 0 }
  const known = [...resources]
    .sort((one, other) => one.tier - other.tier)
    .map((resource) => ({ resource, ...asked<Hindrance>(resource, 'hours', warns) }))
  const unbound = known.filter(isUnbound)
  const bound = known.filter((one) => !one.resource.caveats.length && !one.isAlwaysClear)
  return {
    first: (occasion) => leastOpposed(known, occasion),
    others(occasion, chosen) {
      const isOther = ({ resource: { id } }: Known) => id !== chosen?.id
      const clear = bound.filter((one) => isOther(one) && one.isClear(occasion))
      return clear.length + unbound.length - Number(!unbound.every(isOther))
    },
  }
}

type Known = { resource: Resource } & ReturnType<typeof asked<Hindrance>>

/** Whatever the time. */
const isUnbound = ({ resource, isAlwaysClear }: Known) => !resource.caveats.length && isAlwaysClear

/** The first that nothing speaks against, else the one that least does. */
function leastOpposed(known: Known[], occasion: Occasion): Chosen | undefined {
  let least: Chosen | undefined
  for (const { resource, isFree, isClear, against } of known) {
    const hasNothing = isClear(occasion)
    if (!hasNothing && !isFree(occasion)) continue
    const one = { ...resource, against: hasNothing ? [] : against(occasion) }
    if (!least || concernsOf(one) < concernsOf(least)) least = one
    if (!concernsOf(least)) break
  }
  return least
}

/** Caveats of the usual instructor or room are shown, but don’t lower the rank. */
const concernsOf = ({ tier, caveats, against }: Chosen) =>
  against.length + (tier > 0 ? caveats.length : 0)

function rankedSlot(
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
