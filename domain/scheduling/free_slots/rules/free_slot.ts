import type {
  Against,
  Hindered,
  Hindrance,
  Opposed,
} from '#domain/scheduling/free_slots/rules/obstacles'
import type { Resource } from '#domain/scheduling/free_slots/rules/resource'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import type { PlannedTime, Timing } from '#domain/scheduling/hours/rules/timing'
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
  /** When what is moved meets now: others are proposed beside it. */
  present: Span[]
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
