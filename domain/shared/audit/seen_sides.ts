import type { Sides } from '#domain/shared/audit/ids_in'
import { findHiddenIds, withholdHiddenIds } from '#domain/shared/data/hidden_ids'

/** A record's trail doesn't name other records its reader can't see (docs/adr/0046-limited-to-branches.md). */
export async function seenSides<Row extends Sides>(rows: Row[]): Promise<Row[]> {
  const hidden = await findHiddenIds(rows.map(({ before, after }) => ({ before, after })))
  if (hidden.size === 0) return rows
  return rows.map((row) => ({
    ...row,
    before: withholdHiddenIds(row.before, hidden),
    after: withholdHiddenIds(row.after, hidden),
  }))
}
