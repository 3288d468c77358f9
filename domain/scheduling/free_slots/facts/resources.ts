import type { BusyHours } from '#domain/scheduling/free_slots/facts/busy_spans'
import type { PlaceRow, TeacherRow } from '#domain/scheduling/free_slots/facts/candidates'
import {
  instructorCaveats,
  instructorTier,
  type Party,
  roomCaveats,
  roomTier,
} from '#domain/scheduling/free_slots/rules/fitness'
import type { Workload, WorkWeek } from '#domain/scheduling/free_slots/rules/overtime'
import type { Resource, Taken } from '#domain/scheduling/free_slots/rules/resource'
import type { Heed } from '#domain/scheduling/free_slots/rules/obstacles'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { dayAfter } from '#domain/shared/time/day_span'

interface Context {
  party: Party
  /** When a day begins where they meet. */
  startOf: (day: string) => number
  busy: BusyHours
  heed: Heed
  weeksOf: (instructor: string) => WorkWeek[]
}

export type Teacher = Resource & Workload & Pick<TeacherRow, 'person' | 'teachesIt' | 'status'>
export type Place = Resource & Pick<PlaceRow, 'code' | 'name_en' | 'name_ar' | 'capacity'>

export function teacherResource(
  row: TeacherRow,
  { party, startOf, busy, heed, weeksOf }: Context
): Teacher {
  const { id, person, teachesIt, status, hours, absences, leftOn, expiresOn, mostMinutes } = row
  return {
    ...{ id, person, teachesIt, status, mostMinutes },
    weeks: mostMinutes === null ? [] : weeksOf(id),
    hours: heed.isHeeded('hours') ? hours : [],
    taken: [
      ...taken('busy', busy.instructor.get(id)),
      ...taken('assists', busy.assistant.get(id)),
      ...absences.map((span) => ({ kind: 'absence', ...span }) as const),
      ...(leftOn ? [{ kind: 'left', from: startOf(leftOn), to: Infinity } as const] : []),
      ...(expiresOn
        ? [{ kind: 'paper', from: startOf(dayAfter(expiresOn, 1)), to: Infinity } as const]
        : []),
    ].filter(({ kind }) => heed.isHeeded(kind)),
    caveats: instructorCaveats(row, party).filter(heed.isHeeded),
    tier: instructorTier(row, party),
  }
}

export function roomResource(row: PlaceRow, { party, startOf, busy, heed }: Context): Place {
  const { id, code, name_en, name_ar, capacity, canDoubleBook, closures } = row
  return {
    ...{ id, code, name_en, name_ar, capacity },
    hours: [],
    taken: [
      ...(canDoubleBook ? [] : taken('busy', busy.room.get(id))),
      ...closures.map(({ starts_on, ends_on }): Taken => {
        const to = ends_on === null ? Infinity : startOf(dayAfter(ends_on, 1))
        return { kind: 'room_closed', from: startOf(starts_on), to }
      }),
    ].filter(({ kind }) => heed.isHeeded(kind)),
    caveats: roomCaveats(row, party).filter(heed.isHeeded),
    tier: roomTier(row, party),
  }
}

const taken = (kind: 'busy' | 'assists', hours: Span[] = []) =>
  hours.map(({ from, to }): Taken => ({ kind, from, to }))
