import type { EditFields } from '~/components/class_sessions/changes/edit_fields'
import type { SessionDetail } from '~/components/class_sessions/types'

/** The time a session is moved to, to be asked for what speaks against instructors and rooms then. */
export const movedQuery = (
  { id, group, student }: SessionDetail,
  { scope, date, starts, minutes }: EditFields
) =>
  new URLSearchParams({
    'group_id': group?.id ?? '',
    'student_id': student?.id ?? '',
    'session_id': id,
    scope,
    'repeats': 'once',
    'starts_on': date,
    'slots[0][starts]': starts,
    'slots[0][minutes]': minutes,
  }).toString()
