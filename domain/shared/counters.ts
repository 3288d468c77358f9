import { currentTransaction } from '#domain/shared/tenant_scope'

/**
 * The same as takeNumber(), as a part of a larger statement: nobody waits for the number longer than that statement
 * runs. It answers `first`, and nothing unless `when` holds; its bindings are takingBindings().
 */
export const taking = (when = 'true') => `
  insert into counters (tenant_id, name, next)
  select current_setting('app.tenant_id')::uuid, ?, 1 + ?::bigint where ${when}
  on conflict (tenant_id, name) do update set next = counters.next + ?::bigint
  returning next - ?::bigint as first`

export const takingBindings = (counter: string, count = 1) => [counter, count, count, count]

/**
 * The next free integer of a tenant's counter, starting at 1. Its row stays locked until the transaction ends, so
 * numbers have no gaps; take it last. With `count` it reserves that many and answers the first.
 */
export async function takeNumber(counter: string, count = 1): Promise<number> {
  const { rows } = await currentTransaction().rawQuery(taking(), takingBindings(counter, count))
  return Number(rows[0].first)
}
