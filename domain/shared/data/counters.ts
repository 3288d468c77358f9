import { type Expression, type SqlBool, sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

type Taking = { counter: string; count: number }

/**
 * takeNumber() as part of a larger statement: the number is locked only while that runs. Answers
 * `first`, and nothing unless `when` holds.
 */
export const taking = (
  { counter, count }: Taking,
  when: Expression<SqlBool> = sql.lit(true)
) => sql<{ first: string }>`
  insert into counters (name, next) select ${counter}, 1 + ${count}::bigint where ${when}
  on conflict (tenant_id, name) do update set next = counters.next + ${count}::bigint
  returning next - ${count}::bigint as first`

const take = statement((_, given: Taking) => taking(given))

/**
 * The next free integer of a tenant's counter, starting at 1. Its row stays locked until the
 * transaction ends, so numbers have no gaps; take it last. With `count` it reserves that many and
 * answers the first.
 */
export async function takeNumber(counter: string, count = 1): Promise<number> {
  const [taken] = await take({ counter, count })
  return Number(taken!.first)
}
