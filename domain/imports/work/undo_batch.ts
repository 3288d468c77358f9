import { sql } from 'kysely'
import { importTargets } from '#domain/imports/targets/import_targets'
import type { ImportRecord, ImportRow } from '#domain/imports/import'
import { listImportRows } from '#domain/imports/queries/list_import_rows'
import { removeRecords, restoreRecords } from '#domain/imports/records/undo_records'
import { actorOf } from '#domain/imports/work/actor_of'
import type { Batch } from '#domain/imports/work/import_work'
import { db } from '#domain/shared/data/database'

type Done = ImportRow & { record_id: string; version: number }

export async function undoBatch(record: ImportRecord, size: number): Promise<Batch | undefined> {
  const rows = (await listImportRows(record.id, ['created', 'updated'], {
    after: record.next_row,
    limit: size,
  })) as Done[]
  if (rows.length === 0) return undefined
  const target = importTargets[record.entity]
  const actor = actorOf(record)
  const left = (outcome: string) =>
    rows
      .filter((row) => row.outcome === outcome)
      .map(({ record_id: id, version, before }) => ({ id, version, before: before ?? {} }))
  const updated = left('updated').filter(({ before }) => Object.keys(before).length > 0)
  const taken = new Set([
    ...(await removeRecords(target, left('created'), actor)),
    ...(await restoreRecords(target, updated, actor)),
  ])
  const unchanged = rows.filter((row) => row.outcome === 'updated' && isEmpty(row.before))
  const back = rows.filter((row) => taken.has(row.record_id) || unchanged.includes(row))
  await mark(record.id, rows, 'kept')
  await mark(record.id, back, 'undone')
  return {
    lastRow: rows.at(-1)!.row,
    handled: rows.length,
    counts: { undone: back.length, kept: rows.length - back.length },
  }
}

const isEmpty = (before: ImportRow['before']) => Object.keys(before ?? {}).length === 0

const mark = (importId: string, rows: Done[], outcome: 'kept' | 'undone') =>
  db()
    .updateTable('import_rows')
    .set({ outcome })
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${rows.map(({ row }) => row)}::integer[])`)
    .execute()
