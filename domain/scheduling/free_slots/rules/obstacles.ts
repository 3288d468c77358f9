import { severityOf, type WarningKind } from '#domain/scheduling/class_sessions/rules/checks'
import { freeBeside, type Span } from '#domain/scheduling/free_slots/rules/spans'
import type { Severities } from '#domain/shared/choices/scheduling_checks'

/** What keeps an instructor or a room from a time. */
const hindrances = [
  ...(['busy', 'assists', 'absence', 'left', 'paper', 'room_closed'] as const),
  ...(['hours', 'weekly_hours'] as const),
] as const

/** What keeps everybody from it. */
const obstacles = [
  ...(['closed', 'holiday', 'outside', 'student_away'] as const),
  ...(['assistant_busy', 'assistant_away', 'assistant_left'] as const),
] as const

export type Hindrance = (typeof hindrances)[number]

export const against = [...hindrances, ...obstacles] as const

export type Against = (typeof against)[number]

/** A span that something speaks against. */
export interface Opposed<Kind extends Against = Against> extends Span {
  kind: Kind
}

/** What the centre’s checks look at. */
export interface Heed {
  isHeeded(kind: WarningKind | Against): boolean
  isBlocking(kind: WarningKind | Against): boolean
  /** What is told and rules nothing out. */
  warns: ReadonlySet<Against>
}

/** A double booking is never let past; more than an instructor's hours of a week is told. */
export function heedOf(severities: Severities): Heed {
  const of = (kind: WarningKind | Against) => {
    if (kind === 'busy') return 'block'
    if (kind === 'weekly_hours') return 'warn'
    return severityOf(kind === 'assists' ? 'assistant_busy' : kind, severities)
  }
  return {
    isHeeded: (kind) => of(kind) !== 'off',
    isBlocking: (kind) => of(kind) === 'block',
    warns: new Set(against.filter((kind) => of(kind) === 'warn')),
  }
}

/** How many of the times something speaks against. */
export interface Hindered<Kind extends Against = Against> {
  kind: Kind
  times: number
}

/** For many questions beside the same spans: what of them a time runs into. */
export function obstaclesBeside<Kind extends Against>(opposed: readonly Opposed<Kind>[]) {
  const byKind = Map.groupBy(opposed, ({ kind }) => kind)
  const known = [...byKind].map(([kind, spans]) => ({ kind, isFree: freeBeside(spans) }))
  return (spans: readonly Span[]): Hindered<Kind>[] =>
    known
      .map(({ kind, isFree }) => ({ kind, times: spans.filter((one) => !isFree(one)).length }))
      .filter(({ times }) => times > 0)
}
