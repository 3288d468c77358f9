import type { Occasion, Wall } from '#domain/scheduling/free_slots/rules/occasions'
import {
  type Against,
  type Hindered as HinderedBy,
  type Hindrance,
  obstaclesBeside,
  type Opposed,
} from '#domain/scheduling/free_slots/rules/obstacles'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import { openWeek } from '#domain/scheduling/hours/rules/opening_hours'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

/** What makes one less than fitting at any time. */
export type Caveat = 'subject' | 'gender' | 'capacity'

export type Taken = Opposed<Exclude<Hindrance, 'hours'>>

/** An instructor or a room. */
export interface Resource {
  id: string
  taken: Taken[]
  /** None means always. */
  hours: WeekWindow[]
  caveats: Caveat[]
  /** Less is liked better. */
  tier: number
}

/** On the wall, and as what it is. */
export interface Time {
  weekday: Weekday
  minute: number
  minutes: number
  span: Span
}

export type Hindered = HinderedBy<Hindrance>

/** For many questions of the same one: whether it is free, and what warns against it. */
export function asked<Kind extends Against>(
  { taken, hours }: { taken: readonly Opposed<Kind>[]; hours: WeekWindow[] },
  outside: Kind,
  warns: ReadonlySet<Against>
) {
  const isFree = freeBeside(taken.filter(({ kind }) => !warns.has(kind)))
  const isUntouched = freeBeside(taken)
  const obstacles = obstaclesBeside(taken.filter(({ kind }) => warns.has(kind)))
  const isOpen = openWeek(hours)
  const asksHours = !warns.has(outside)
  const isOpenAt = ({ weekday, minute, minutes }: Wall) => isOpen(weekday, minute, minutes)
  const worksAt = ({ walls }: Occasion) => walls.every(isOpenAt)
  return {
    isFree: (occasion: Occasion) =>
      (!asksHours || worksAt(occasion)) && occasion.spans.every(isFree),
    /** Nothing at all speaks against it; quicker to say than what does. */
    isClear: (occasion: Occasion) => worksAt(occasion) && occasion.spans.every(isUntouched),
    isAlwaysClear: !taken.length && !hours.length,
    against: (occasion: Occasion): HinderedBy<Kind>[] => [
      ...obstacles(occasion.spans),
      ...(asksHours || worksAt(occasion)
        ? []
        : [{ kind: outside, times: timesOf(occasion.walls.filter((wall) => !isOpenAt(wall))) }]),
    ],
  }
}

const timesOf = (walls: Wall[]) => walls.reduce((sum, { times }) => sum + times, 0)

/** Why one is not free at some of the times; what hinders most often comes first. */
export function hindrancesOf({ taken, hours }: Resource, times: Time[]): Hindered[] {
  const isOpen = openWeek(hours)
  const closed = times.filter(({ weekday, minute, minutes }) => !isOpen(weekday, minute, minutes))
  return [
    ...obstaclesBeside(taken)(times.map(({ span }) => span)),
    { kind: 'hours' as const, times: closed.length },
  ]
    .filter((one) => one.times > 0)
    .sort((one, other) => other.times - one.times)
}
