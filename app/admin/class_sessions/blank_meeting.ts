import { meetingOptions } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { findPattern } from '#domain/scheduling/patterns/queries/find_pattern'

/** What a form begins with; of a group that was asked for, when and where it usually meets. */
export async function blankMeeting(asked: unknown) {
  const options = await meetingOptions()
  const group = options.group.find(({ id }) => id === asked)
  if (!group) return { options, group: null, pattern: null }
  const { room, slots } = await findPattern(group.id)
  const usable = options.room.some(({ id }) => id === room?.id) ? room : null
  return { options, group: group.id, pattern: { room_id: usable?.id ?? null, slots } }
}
