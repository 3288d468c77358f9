import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const assistants = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('group_assistants')
    .where('group_id', '=', given.groupId)
    .orderBy('instructor_id')
    .select('instructor_id')
)

export async function assistantsOf(groupId: string) {
  const rows = await assistants({ groupId })
  return rows.map(({ instructor_id }) => instructor_id)
}

export async function setAssistants(actor: Actor, groupId: string, ids: string[]) {
  const before = await assistantsOf(groupId)
  const after = [...new Set(ids.map((id) => id.toLowerCase()))].sort()
  if (before.join() === after.join()) return
  await db().deleteFrom('group_assistants').where('group_id', '=', groupId).execute()
  const rows = after.map((id) => ({ group_id: groupId, instructor_id: id }))
  if (rows.length > 0) await db().insertInto('group_assistants').values(rows).execute()
  await recordAudit({
    actor,
    action: 'groups.assistants',
    subjectType: 'group',
    subjectId: groupId,
    before: { assistants: before.length },
    after: { assistants: after.length },
  })
}
