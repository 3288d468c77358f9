import { eventKind } from '#domain/shared/events/event'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

export const seatOffered = eventKind<{ enrolmentId: string }>('teaching.seat_offered')

/** Every step of a group; `from` and `to` tell whether it was opened, closed or taken back. */
export const groupStepped = eventKind<{ groupId: string; from: GroupStatus; to: GroupStatus }>(
  'teaching.group_stepped'
)
