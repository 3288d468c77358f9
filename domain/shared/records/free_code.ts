import { sql } from 'kysely'
import { takeNumber } from '#domain/shared/data/counters'
import { db, inEveryBranch } from '#domain/shared/data/database'

/**
 * `SUB-007`, for a record whose code was left empty. Skips codes people chose; runs inside the
 * transaction that adds the record. Codes are unique in the centre, so in every branch.
 */
export async function freeCode(table: string, prefix: string): Promise<string> {
  for (;;) {
    const number = await takeNumber(`${table}.code`)
    const code = `${prefix}-${String(number).padStart(3, '0')}`
    const taken = sql`select 1 from ${sql.table(table)} where code = ${code}`
    if ((await inEveryBranch(() => taken.execute(db()))).rows.length === 0) return code
  }
}
