import type { Actor } from '#domain/shared/audit/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { withTenant } from '#domain/shared/data/database'
import { groupRecord, groupUses } from '#domain/teaching/groups/group_record'

type Input = { tenantId: string; actor: Actor; id: string }

export class DeleteGroup {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, () => deleteRecord(groupRecord, actor, id, groupUses))
  }
}
