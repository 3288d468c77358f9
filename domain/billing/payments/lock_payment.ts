import { sql, type Selectable } from 'kysely'
import type { DB } from '#database/schema'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

export type PaymentRow = Omit<Selectable<DB['payments']>, 'tenant_id'>

/** Locks the payer and then the payment until the transaction ends. */
export async function lockPayment(id: string): Promise<PaymentRow | undefined> {
  if (!isUuid(id)) return undefined
  const lockPayer = sql`
    select 1 from payers where id = (select payer_id from payments where id = ${id}) for no key update`
  await lockPayer.execute(db())
  return db().selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
