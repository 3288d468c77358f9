import { canBillSession } from '#domain/billing/rules/service'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

/** Whether a session of one student can be billed by the service. */
export async function billsSessions({ serviceId }: { serviceId: string }): Promise<boolean> {
  if (!isUuid(serviceId)) return false
  const service = await db()
    .selectFrom('services')
    .where('id', '=', serviceId)
    .select(['kind', 'unit'])
    .executeTakeFirst()
  return service !== undefined && canBillSession(service)
}
