import { eventKind } from '#domain/shared/events/event'

/** Somebody was marked, or a mark was corrected; published in the same transaction. */
export const attendanceMarked = eventKind<{ sessionId: string; studentIds: string[] }>(
  'attendance.marked'
)

/** A family reported absences; published in the same transaction. */
export const absenceReported = eventKind<{ noticeIds: string[]; userId: string }>(
  'attendance.absence_reported'
)
