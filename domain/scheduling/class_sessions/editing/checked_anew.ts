import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'

/** The checks whose answer an edit may change: what was so before is nobody's business now. */
export function checkedAnew({ before, after }: Pick<Edit, 'before' | 'after'>): SchedulingCheck[] {
  if (after.status === 'cancelled') return []
  const isBooked = before.status === 'cancelled'
  const isMoved =
    isBooked || +before.starts_at !== +after.starts_at || +before.ends_at !== +after.ends_at
  const hasRoom = isBooked || before.room_id !== after.room_id
  const hasInstructor = isBooked || before.instructor_id !== after.instructor_id
  const hasAssistants = after.assistant_ids.some((id) => !before.assistant_ids.includes(id))
  return [
    ...(isMoved ? (['students', 'holidays', 'opening_hours', 'group_dates'] as const) : []),
    ...(isMoved || hasRoom ? (['room_closures'] as const) : []),
    ...(isMoved || hasInstructor ? (['availability', 'absences', 'papers'] as const) : []),
    ...(isMoved || hasInstructor || hasAssistants ? (['assistants'] as const) : []),
    ...(hasRoom ? (['room_capacity'] as const) : []),
    ...(hasInstructor ? (['gender', 'subjects'] as const) : []),
  ]
}

export const notPastChecks = {
  check_reason: null,
  check_allowed_by: null,
  checks_allowed: [] as string[],
}

export const notLetThrough = { clash_reason: null, clash_allowed_by: null }
