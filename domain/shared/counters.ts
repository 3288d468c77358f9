import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/**
 * The next free integer of a tenant's counter, starting at 1. Its row stays locked until the transaction ends, so
 * numbers have no gaps; take it last. With `count` it reserves that many and answers the first.
 */
export async function takeNumber(counter: string, count = 1): Promise<number> {
  const { rows } = await currentTransaction().rawQuery(
    `insert into counters (tenant_id, name, next) values (?, ?, 1 + ?)
     on conflict (tenant_id, name) do update set next = counters.next + ?
     returning next - ? as first`,
    [tenantId(), counter, count, count, count]
  )
  return Number(rows[0].first)
}
