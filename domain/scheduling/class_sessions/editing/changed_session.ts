import { assistantsBeside } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { Edit, TimedBy } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { type SessionTime, spanOf } from '#domain/scheduling/class_sessions/rules/session_time'
import type { SessionType } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { changedFields } from '#domain/shared/audit/changed_fields'

/** What is left open stays as it is. */
export interface SessionChange {
  time?: SessionTime
  instructorId?: string | null
  assistantIds?: string[]
  roomId?: string | null
  type?: SessionType
  title?: string | null
  /** Only sessions of one student have a service. */
  serviceId?: string | null
  onlineUrl?: string | null
  /** Of a series alone. */
  followsTimings?: boolean
}

export function changedSession(
  before: SessionRow,
  change: SessionChange,
  by: TimedBy | null = null
): Edit {
  const after = withSubstitute(before, assistedBeside({ ...before, ...columnsOf(change) }))
  if (!change.time) return { before, after, moved: null }
  const { change: shift, ...span } = spanOf(change.time, before.time_zone)
  const moved = { time: change.time, change: shift, by }
  return { before, after: { ...after, ...span }, moved }
}

function columnsOf(change: SessionChange) {
  const { instructorId, assistantIds, roomId, type, title, onlineUrl, serviceId } = change
  return {
    ...(instructorId !== undefined && { instructor_id: known(instructorId) }),
    ...(assistantIds !== undefined && { assistant_ids: assistantIds }),
    ...(roomId !== undefined && { room_id: known(roomId) }),
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    ...(serviceId !== undefined && { service_id: known(serviceId) }),
    ...(onlineUrl !== undefined && { online_url: onlineUrl }),
  }
}

const known = (id: string | null) => id?.toLowerCase() ?? null

const assistedBeside = (after: SessionRow): SessionRow => ({
  ...after,
  assistant_ids: assistantsBeside(after.instructor_id, after.assistant_ids),
})

/** Another instructor by an edit is no substitute. */
const withSubstitute = (before: SessionRow, after: SessionRow): SessionRow =>
  after.instructor_id === before.instructor_id ? after : { ...after, substitute_for: null }

export const isDifferent = ({ before, after }: Edit) =>
  changedFields(before, after).fields.length > 0

/** It goes its own way from now on. */
export function detached(edit: Edit): Edit {
  const { before, after } = edit
  if (!before.series_id || !isDifferent(edit)) return edit
  return { ...edit, after: { ...after, detached: true } }
}
