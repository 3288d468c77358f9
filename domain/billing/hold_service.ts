import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

/** Locks until the transaction ends. Null when the centre has no such service. */
export async function holdService(id: string) {
  if (!isUuid(id)) return null
  const held = await db()
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return null
  return db()
    .selectFrom('service_prices')
    .select(['id', 'effective_from', 'amount', 'currency', 'exponent'])
    .where('service_id', '=', id)
    .execute()
}
