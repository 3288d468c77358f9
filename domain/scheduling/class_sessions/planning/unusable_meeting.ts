import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { sessionServiceChosen } from '#domain/scheduling/events'
import { publish } from '#domain/shared/events/publish'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'

export type UnusableMeeting =
  | UnusableRecord<
      | 'branch_id'
      | 'group_id'
      | 'student_id'
      | 'instructor_id'
      | 'assistant_ids'
      | 'room_id'
      | 'service_id'
    >
  | { type: 'nobody' | 'two_parties' }

export type OtherBranch = { type: 'other_branch'; field: 'room_id' }

/** A session is held where its branch has rooms. */
export const otherBranch: OtherBranch = { type: 'other_branch', field: 'room_id' }

/** A session is a group's, or one student's; an event may be nobody's. */
export async function unusableMeeting(meeting: Meeting): Promise<UnusableMeeting | undefined> {
  if (meeting.groupId && meeting.studentId) return { type: 'two_parties' }
  if (!meeting.groupId && !meeting.studentId && meeting.type !== 'event') return { type: 'nobody' }
  const { serviceId = null } = meeting
  if (serviceId && !(meeting.studentId && (await billsSessions(serviceId))))
    return { type: 'unusable', field: 'service_id' }
  return unusableRecord([
    { field: 'service_id', table: 'services', id: serviceId },
    { field: 'branch_id', table: 'branches', id: meeting.branchId },
    { field: 'group_id', table: 'groups', id: meeting.groupId },
    { field: 'student_id', table: 'students', id: meeting.studentId },
    { field: 'instructor_id', table: 'instructors', id: meeting.instructorId },
    { field: 'room_id', table: 'rooms', id: meeting.roomId },
    ...(meeting.assistantIds ?? []).map((id) => {
      return { field: 'assistant_ids', table: 'instructors', id } as const
    }),
  ])
}

export async function billsSessions(serviceId: string) {
  const answers = await publish(sessionServiceChosen, { serviceId })
  return answers.every(Boolean)
}
