import { eventKind } from '#domain/shared/events/event'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

type EndedEnrolment = {
  enrolmentId: string
  groupId: string
  studentId: string
  status: EnrolmentStatus
  /** YYYY-MM-DD, the first day they are not in the group any more. */
  endsOn: string
  freedSeat: boolean
}

export const enrolmentEnded = eventKind<EndedEnrolment>('teaching.enrolment_ended')

export const seatOffered = eventKind<{ enrolmentId: string }>('teaching.seat_offered')

/** Every step of a group; `from` and `to` tell whether it was opened, closed or taken back. */
export const groupStepped = eventKind<{ groupId: string; from: GroupStatus; to: GroupStatus }>(
  'teaching.group_stepped'
)
