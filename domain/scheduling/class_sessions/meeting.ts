import type { SessionType } from '#domain/scheduling/class_sessions/rules/session_kinds'

/** With whom and where; the branch that is left open is the group's, else the room's, else the main one. */
export interface Meeting {
  branchId: string | null
  groupId: string | null
  studentId: string | null
  instructorId: string | null
  /** No assistants if left out. */
  assistantIds?: string[]
  roomId: string | null
  type: SessionType
  title: string | null
  /** A session of one student is billed by it; nothing if left out. */
  serviceId?: string | null
  onlineUrl: string | null
  /** For the staff; none if left out. */
  notes?: string | null
}
