import type { BusySpan } from '#domain/scheduling/free_slots/facts/busy_spans'
import type { PlaceRow, TeacherRow } from '#domain/scheduling/free_slots/facts/candidates'
import {
  instructorCaveats,
  instructorTier,
  type Party,
  roomCaveats,
  roomTier,
} from '#domain/scheduling/free_slots/rules/fitness'
import type { Resource, Taken } from '#domain/scheduling/free_slots/rules/resource'
import { dayAfter } from '#domain/scheduling/class_sessions/rules/session_time'

interface Context {
  party: Party
  /** When a day begins where they meet. */
  startOf: (day: string) => number
  busy: BusyOf
}

/** Sessions by the people and rooms they take up. */
type BusyOf = Record<'instructor' | 'room', Map<string | null, BusySpan[]>>

export type Teacher = Resource & Pick<TeacherRow, 'person' | 'teachesIt' | 'status'>
export type Place = Resource & Pick<PlaceRow, 'code' | 'name_en' | 'name_ar' | 'capacity'>

export function teacherResource(row: TeacherRow, { party, startOf, busy }: Context): Teacher {
  const { id, person, teachesIt, status, hours, absences, leftOn } = row
  return {
    ...{ id, person, teachesIt, status, hours },
    taken: [
      ...takenIn(busy.instructor.get(id)),
      ...absences.map((span) => ({ kind: 'absence', ...span }) as const),
      ...(leftOn ? [{ kind: 'left', from: startOf(leftOn), to: Infinity } as const] : []),
    ],
    caveats: instructorCaveats(row, party),
    tier: instructorTier(row, party),
  }
}

export function roomResource(row: PlaceRow, { party, startOf, busy }: Context): Place {
  const { id, code, name_en, name_ar, capacity, canDoubleBook, closures } = row
  return {
    ...{ id, code, name_en, name_ar, capacity },
    hours: [],
    taken: [
      ...(canDoubleBook ? [] : takenIn(busy.room.get(id))),
      ...closures.map(({ starts_on, ends_on }): Taken => {
        const to = ends_on === null ? Infinity : startOf(dayAfter(ends_on, 1))
        return { kind: 'room_closed', from: startOf(starts_on), to }
      }),
    ],
    caveats: roomCaveats(row, party),
    tier: roomTier(row, party),
  }
}

const takenIn = (sessions: BusySpan[] = []) =>
  sessions.map(({ starts, ends }): Taken => {
    return { kind: 'busy', from: starts.getTime(), to: ends.getTime() }
  })
