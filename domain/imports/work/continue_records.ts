import { sql } from 'kysely'
import { allProblems, type ReadRow } from '#domain/imports/columns/read_rows'
import type { RecordTarget } from '#domain/imports/records/target'
import { firstRowFailed } from '#domain/imports/work/refuse_followers'
import type { KeptRow } from '#domain/imports/work/keep_rows'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'

type Batch = {
  target: RecordTarget
  importId: string
  actor: Actor
  written: (ReadRow & { id: string })[]
  /** Rows of this batch whose records are left as they are. */
  untouched: { row: number }[]
}

/**
 * Links what rows add to the record of an earlier row, which this batch or one before it wrote. A
 * record that was left as it is gets nothing. A row that repeats one that failed fails with it, since
 * nobody made the record.
 */
export async function continueRecords(
  { target, importId, actor, written, untouched }: Batch,
  rows: ReadRow[]
): Promise<KeptRow[]> {
  if (rows.length === 0) return []
  const earlier = await earlierRows(importId, rows)
  const ids = new Map(
    earlier.flatMap(({ row, outcome, record_id }) =>
      record_id && outcome !== 'skipped' ? [[row, record_id]] : []
    )
  )
  for (const { row, id } of written) ids.set(row, id)
  const done = new Set([...earlier, ...written, ...untouched].map(({ row }) => row))
  const linked = rows.flatMap((row) => {
    const id = ids.get(row.continues!)
    return id === undefined ? [] : [{ ...row, id }]
  })
  await target.link?.(linked, actor)
  return rows.map((read) => {
    const { row, cells, continues } = read
    return !done.has(continues!)
      ? {
          row,
          outcome: 'failed',
          cells,
          problems: [...allProblems(read), firstRowFailed(continues!)],
        }
      : { row, outcome: 'skipped', record_id: ids.get(continues!) ?? null }
  })
}

async function earlierRows(importId: string, rows: ReadRow[]) {
  const first = rows.map(({ continues }) => continues!)
  return db()
    .selectFrom('import_rows')
    .select(['row', 'outcome', 'record_id'])
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${first}::integer[])`)
    .where('outcome', 'in', ['created', 'updated', 'skipped'])
    .execute()
}
