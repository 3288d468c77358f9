import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import { audienceOf } from '#domain/scheduling/class_sessions/announcing/audience'
import { cancelled } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { sessionsToEnd } from '#domain/scheduling/class_sessions/sessions_of_group'
import { inEveryBranch } from '#domain/shared/data/database'
import type { GroupEnding } from '#domain/teaching/events'

const endsOf = async (groupId: string) =>
  (await sessionsToEnd(groupId)).map((row) => cancelled(row, 'centre', null))

/** Who could be told that a group's sessions to come are cancelled, in any branch; null where nobody needs to be. */
export const audienceOfEnd = (groupId: string) =>
  inEveryBranch(async () => audienceOf(await endsOf(groupId)))

/** Told while its students are still in the group. Answers how many letters that makes. */
export async function tellOfEnd({ groupId, actor, telling }: GroupEnding): Promise<number> {
  await holdAll([groupId])
  const edits = await endsOf(groupId)
  return announce({ ...telling, actor, act: 'cancel', audience: 'now' }, edits)
}
