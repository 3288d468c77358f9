import { serviceRecord, serviceUses } from '#domain/billing/service_record'
import type { Actor } from '#domain/shared/audit/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; id: string }

export class DeleteService {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, () => deleteRecord(serviceRecord, actor, id, counted(serviceUses)))
  }
}
