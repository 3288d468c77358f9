import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** Who assists in a group, by id. */
export async function assistantsOf(groupId: string) {
  const rows = await selectRows<{ instructor_id: string }>(
    'select instructor_id from group_assistants where group_id = ? order by instructor_id',
    [groupId]
  )
  return rows.map(({ instructor_id }) => instructor_id)
}

/** Makes these the group's assistants, whoever they were before, and tells the audit trail when they are others. */
export async function setAssistants(actor: Actor, groupId: string, ids: string[]) {
  const before = await assistantsOf(groupId)
  const after = [...new Set(ids.map((id) => id.toLowerCase()))].sort()
  if (before.join() === after.join()) return
  await currentTransaction().from('group_assistants').where({ group_id: groupId }).delete()
  const rows = after.map((id) => ({ tenant_id: tenantId(), group_id: groupId, instructor_id: id }))
  if (rows.length > 0) {
    await currentTransaction().insertQuery().table('group_assistants').multiInsert(rows)
  }
  await recordAudit({
    actor,
    action: 'groups.assistants',
    subjectType: 'group',
    subjectId: groupId,
    before: { assistants: before.length },
    after: { assistants: after.length },
  })
}
