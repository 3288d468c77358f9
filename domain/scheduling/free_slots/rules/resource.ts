import type { Occasion } from '#domain/scheduling/free_slots/rules/occasions'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import { openWeek } from '#domain/scheduling/hours/rules/opening_hours'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

/** What keeps an instructor or a room from a time. */
type Hindrance = 'busy' | 'absence' | 'left' | 'room_closed' | 'hours'

/** What makes one less than fitting at any time. */
export type Caveat = 'subject' | 'gender' | 'capacity'

export interface Taken extends Span {
  kind: Exclude<Hindrance, 'hours'>
}

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

/** For many questions of the same one. */
export function freeResource({ taken, hours }: Pick<Resource, 'taken' | 'hours'>) {
  const isFree = freeBeside(taken)
  const isOpen = openWeek(hours)
  return ({ weekday, minute, spans }: Occasion, minutes: number) =>
    isOpen(weekday, minute, minutes) && spans.every(isFree)
}

export interface Hindered {
  kind: Hindrance
  /** How many of the times. */
  times: number
}

/** Why one is not free at some of the times; what hinders most often comes first. */
export function hindrancesOf({ taken, hours }: Resource, times: Time[]): Hindered[] {
  const isOpen = openWeek(hours)
  const hindered = [...new Set(taken.map(({ kind }) => kind))].map((kind): Hindered => {
    const isFree = freeBeside(taken.filter((one) => one.kind === kind))
    return { kind, times: times.filter(({ span }) => !isFree(span)).length }
  })
  const closed = times.filter(({ weekday, minute, minutes }) => !isOpen(weekday, minute, minutes))
  return [...hindered, { kind: 'hours' as const, times: closed.length }]
    .filter((one) => one.times > 0)
    .sort((one, other) => other.times - one.times)
}
