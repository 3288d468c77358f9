import { eventKind } from '#domain/shared/events/event'
import type { Actor } from '#domain/shared/audit/actor'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

export const seatOffered = eventKind<{ enrolmentId: string }>('teaching.seat_offered')

/** Every step of a group; `from` and `to` tell whether it was opened, closed or taken back. */
export const groupStepped = eventKind<{ groupId: string; from: GroupStatus; to: GroupStatus }>(
  'teaching.group_stepped'
)

/** `zone` is the centre's, an IANA name. */
export type GroupMoving = { groupId: string; branchId: string; zone: string }

/** Of a group's sessions to come: how many, and how many of them in a room that stays behind. */
export type SessionsAlong = { sessions: number; roomless: number; isOtherZone: boolean }

/** A group is about to be another branch's: who would do something about it answers what, and does nothing. */
export const groupMoving = eventKind<GroupMoving, SessionsAlong>('teaching.group_moving')

/** It is another branch's, in the transaction that says so. */
export const groupMoved = eventKind<{ groupId: string; branchId: string; actor: Actor }>(
  'teaching.group_moved'
)
