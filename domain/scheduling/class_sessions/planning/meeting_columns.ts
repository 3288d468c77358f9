import { assistantsBeside } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'

/** What a series and its sessions keep of whom and what they are planned for. */
export const meetingColumns = (meeting: Meeting, { branchId, zone }: Place) => ({
  branch_id: branchId,
  group_id: meeting.groupId,
  student_id: meeting.studentId,
  instructor_id: meeting.instructorId,
  room_id: meeting.roomId,
  type: meeting.type,
  title: meeting.title,
  service_id: meeting.serviceId ?? null,
  time_zone: zone,
})

interface Place {
  branchId: string
  zone: string
}

export const assistantsIn = ({ instructorId, assistantIds = [] }: Meeting) =>
  assistantsBeside(instructorId, assistantIds)
