import { meetingOptions } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { findPattern } from '#domain/scheduling/patterns/queries/find_pattern'
import type { ActivityRow } from '#domain/shared/records/record_activity'
import { isUuid } from '#domain/shared/text/is_uuid'

/** What a form begins with; of a group that was asked for, when and where it usually meets. */
export async function blankMeeting(asked: unknown) {
  const kept = typeof asked === 'string' && isUuid(asked) ? [asked] : []
  const options = await meetingOptions({ kept })
  const group = options.group.find(({ id }) => id === asked)
  if (!group) return { options, group: null, pattern: null }
  const { room, slots } = await findPattern(group.id)
  const usable = options.room.some(({ id }) => id === room?.id) ? room : null
  return { options, group: group.id, pattern: { room_id: usable?.id ?? null, slots } }
}

const fields = ['group_id', 'instructor_id', 'substitute_for', 'assistant_ids', 'room_id']

/** Whom and what a trail names. */
export function namedIn(activity: ActivityRow[]): string[] {
  const sides = activity.flatMap(({ before, after }) => [before, after])
  const ids = sides.flatMap((side) => fields.flatMap((field) => side?.[field]))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
