import { takeNumber } from '#domain/shared/counters'
import { selectRows } from '#domain/shared/select_rows'

/**
 * A code nobody gave yet, for a record whose code was left empty: `SUB-007`. Codes people chose are passed over; runs
 * inside the transaction that adds the record.
 */
export async function freeCode(table: string, prefix: string): Promise<string> {
  for (;;) {
    const number = await takeNumber(`${table}.code`)
    const code = `${prefix}-${String(number).padStart(3, '0')}`
    const [taken] = await selectRows(`select 1 from ${table} where code = ?`, [code])
    if (!taken) return code
  }
}
