import type { Departed, Leaving, People, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import {
  instructorsComeBack,
  instructorsLeft,
  instructorsTied,
  instructorsWouldLeave,
} from '#domain/teaching/departures/departing_instructors'
import {
  studentsLeft,
  studentsTied,
  studentsWouldLeave,
} from '#domain/teaching/departures/departing_students'
import { isDeparture } from '#domain/teaching/departures/record_departure'
import { studentsComeBack } from '#domain/teaching/departures/returning_students'

export async function whatWouldFollow({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind === 'student') return studentsWouldLeave(ids)
  return kind === 'instructor' ? instructorsWouldLeave(ids) : noConsequences()
}

/** Whom of them groups hold a place or wait for, or are taught or assisted by. */
export async function tiedByGroups({ kind, ids }: People): Promise<string[]> {
  if (kind === 'student') return studentsTied(ids)
  return kind === 'instructor' ? instructorsTied(ids) : []
}

export async function letGo({ kind, ids, departure, by }: Departed): Promise<Consequences> {
  if (kind === 'student') return studentsLeft(ids, departure, by)
  return kind === 'instructor' ? instructorsLeft(ids, by) : noConsequences()
}

/** Answers why not. */
export async function giveBack({ kind, ids, by, undoneId }: Returned) {
  if (kind === 'guardian' || !(await isDeparture(undoneId, kind))) return undefined
  if (kind === 'student') return studentsComeBack(ids, undoneId, by)
  return (await instructorsComeBack(ids, undoneId, by)) ? undefined : ('changed_since' as const)
}
