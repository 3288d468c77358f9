import { sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { RecordTarget } from '#domain/imports/records/target'
import type { KeptRow } from '#domain/imports/work/keep_rows'
import { db } from '#domain/shared/data/database'

type Batch = { target: RecordTarget; importId: string; written: (ReadRow & { id: string })[] }

/**
 * Links what rows add to the record of an earlier row, which this batch or one before it wrote. A
 * record that was left as it is gets nothing.
 */
export async function continueRecords(
  { target, importId, written }: Batch,
  rows: ReadRow[]
): Promise<KeptRow[]> {
  if (rows.length === 0) return []
  const ids = await recordsOf(importId, rows)
  for (const { row, id } of written) ids.set(row, id)
  const linked = rows.flatMap((row) => {
    const id = ids.get(row.continues!)
    return id === undefined ? [] : [{ ...row, id }]
  })
  await target.link?.(linked)
  return rows.map(({ row, continues }) => {
    return { row, outcome: 'skipped', record_id: ids.get(continues!) ?? null }
  })
}

async function recordsOf(importId: string, rows: ReadRow[]) {
  const first = rows.map(({ continues }) => continues!)
  const earlier = await db()
    .selectFrom('import_rows')
    .select(['row', 'record_id'])
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${first}::integer[])`)
    .where('outcome', 'in', ['created', 'updated'])
    .execute()
  return new Map(earlier.flatMap(({ row, record_id }) => (record_id ? [[row, record_id]] : [])))
}
