import { eventKind } from '#domain/shared/events/event'
import type { Actor } from '#domain/shared/audit/actor'
import type { Telling } from '#domain/shared/choices/tellable'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

export const seatOffered = eventKind<{ enrolmentId: string }>('teaching.seat_offered')

/** Every step of a group; `from` and `to` tell whether it was opened, closed or taken back. */
export const groupStepped = eventKind<{ groupId: string; from: GroupStatus; to: GroupStatus }>(
  'teaching.group_stepped'
)

/** `zone` is the centre's, an IANA name. */
export type GroupMoving = { groupId: string; branchId: string; zone: string }

/** What a group takes along: upcoming sessions, how many of them would lose their room, and weekly patterns that would. */
export const movedAlong = ['sessions', 'roomless', 'patterns'] as const

export type MovedAlong = Partial<Record<(typeof movedAlong)[number], number>> & {
  isOtherZone?: boolean
}

/** Asked before a group changes its branch: reactions answer what they would do, and do nothing. */
export const groupMoving = eventKind<GroupMoving, MovedAlong>('teaching.group_moving')

/** A group has changed its branch; published in the same transaction. */
export const groupMoved = eventKind<{ groupId: string; branchId: string; actor: Actor }>(
  'teaching.group_moved'
)

/** `wasTaken`: what held until now. */
export type AttendanceSwitched = { groupId: string; wasTaken: boolean }

/** Attendance of a group is taken from now on, or no longer; published in the same transaction. */
export const attendanceSwitched = eventKind<AttendanceSwitched>('teaching.attendance_switched')

/** `telling`: who is to be told of the class sessions that are cancelled with it. */
export type GroupEnding = { groupId: string; actor: Actor; telling: Telling }

/** A group is about to end: published while its students are still in it. Reactions answer how many letters they write. */
export const groupEnding = eventKind<GroupEnding, number>('teaching.group_ending')

/** Students are about to leave groups today. Reactions answer which of the groups have had all their sessions of the day. */
export const placesEnding = eventKind<{ groupIds: string[]; day: string }, string[]>(
  'teaching.places_ending'
)

/** A student is out of a group from a day on: they left it, or pause in it until the first day back. */
export type EndedPlace = { studentId: string; groupId: string; from: string; until: string | null }

/** `actId` undoes it. */
export type PlaceLeft = EndedPlace & { actor: Actor; actId: string }

/** Published in the same transaction. Reactions answer how many guest's seats were given back. */
export const placeLeft = eventKind<PlaceLeft, number>('teaching.place_left')

/** An agreed price is about to be taken back. Reactions answer the last day that was billed, YYYY-MM-DD. */
export const termsWithdrawing = eventKind<{ studentId: string; groupId: string }, string | null>(
  'teaching.terms_withdrawing'
)

export type EnrolmentFollowed = { fromId: string; id: string }

/** A student goes on in another group, by a transfer or a promotion; published in the same transaction. */
export const enrolmentFollowed = eventKind<EnrolmentFollowed>('teaching.enrolment_followed')

export type PlacesTaken = { studentIds: string[]; actor: Actor; undoneId: string }

/** An act on enrolments was undone, in the same transaction. */
export const placesTaken = eventKind<PlacesTaken>('teaching.places_taken')
