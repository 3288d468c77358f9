import { eventKind } from '#domain/shared/events/event'

/** Somebody was marked, or a mark was corrected; published in the same transaction. */
export const attendanceMarked = eventKind<{ sessionId: string; studentIds: string[] }>(
  'attendance.marked'
)
