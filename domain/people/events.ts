import type { Consequences, Departure } from '#domain/people/rules/departure'
import type { Actor } from '#domain/shared/audit/actor'
import { eventKind } from '#domain/shared/events/event'

export type People = { kind: 'student' | 'instructor' | 'guardian'; ids: string[] }

/** `zone` is an IANA name; it says which day it is. */
export type DepartureBy = { tenantId: string; zone: string; actor: Actor }

export type Leaving = People & { departure: Departure }

/** `actId` names the act, so that it can be undone. */
export type Departed = Leaving & { by: DepartureBy & { actId: string } }

/** `undoneId` is the `actId` of a departure. */
export type Returned = People & { by: DepartureBy; undoneId: string }

/** Why what followed a departure can't be given back. */
export type Irretrievable =
  'changed_since' | 'seat_taken' | 'group_ended' | 'already_enrolled' | 'student_archived'

/** Somebody is about to leave: each who would do something about it answers what, and does nothing. */
export const peopleLeaving = eventKind<Leaving, Consequences>('people.leaving')

/** Whom of them something hangs on: those for whom each who answers would do something if they left. */
export const peopleTied = eventKind<People, string[]>('people.tied')

/** They were archived or their status says so; each answers what it did about it. */
export const peopleLeft = eventKind<Departed, Consequences>('people.left')

/**
 * A departure is undone. Who can't give back everything answers why, and then nothing of it stays.
 */
export const peopleReturned = eventKind<Returned, Irretrievable | undefined>('people.returned')

/** The office removed an approved absence, or took a date out of one that repeats. */
export const absenceTakenBack = eventKind<{ absenceId: string; day: string | null }>(
  'people.absence_taken_back'
)

/** An instructor's request for absence was approved or declined. */
export const absenceDecided = eventKind<{ absenceId: string }>('people.absence_decided')

/** Columns of a student that say which groups suit them. */
type StudentFit = { gender: string | null; birth_date: string | null }

/** `branches` are the ids of those that the person who acts works in; null: all. */
export type StudentFitChanged = {
  studentId: string
  before: StudentFit
  by: DepartureBy
  branches: readonly string[] | null
  confirmed_warnings: string[]
}

/** A student’s gender or date of birth was written; refused where it must be confirmed first. */
export const studentFitChanged = eventKind<StudentFitChanged, 'unconfirmed' | undefined>(
  'people.student_fit_changed'
)
