import { sql } from 'kysely'
import { importTargets } from '#domain/imports/targets/import_targets'
import type { ImportRecord, ImportRow } from '#domain/imports/import'
import { listImportRows, withMade } from '#domain/imports/queries/list_import_rows'
import {
  type DoneRow,
  isPlanned,
  type PlannedTarget,
  type RecordTarget,
} from '#domain/imports/records/target'
import { removeRecords, restoreRecords } from '#domain/imports/records/undo_records'
import { firstOf } from '#domain/imports/sessions/session_counts'
import { actorOf } from '#domain/imports/work/actor_of'
import { sessionsIn } from '#domain/imports/work/check_batch'
import type { Batch } from '#domain/imports/work/import_work'
import { keepRows } from '#domain/imports/work/keep_rows'
import { db } from '#domain/shared/data/database'

export async function undoBatch(record: ImportRecord, size: number): Promise<Batch | undefined> {
  const done = (await listImportRows(record.id, ['created', 'updated'], {
    after: record.next_row,
    limit: size,
  })) as DoneRow[]
  const rows = firstOf(done, ({ sessions }) => sessions ?? 0)
  if (rows.length === 0) return undefined
  const target = importTargets[record.entity]
  const counts = isPlanned(target)
    ? await takeBack(target, record, rows)
    : await undoRecords(target, record, rows)
  return { lastRow: rows.at(-1)!.row, handled: rows.length, counts }
}

/** A row that can't be undone completely says how much stays, and why. */
async function takeBack(target: PlannedTarget, record: ImportRecord, rows: DoneRow[]) {
  const { left } = await target.takeBack(await withMade(record.id, rows), actorOf(record))
  const stays = new Map(left.map((one) => [one.row, one]))
  const kept = rows.filter(({ row }) => stays.has(row))
  await mark(record.id, rows, 'undone')
  await keepRows(
    record.id,
    kept.map((row) => ({ ...row, outcome: 'kept' as const, ...stays.get(row.row) }))
  )
  const remaining = sessionsIn(left)
  return {
    undone: rows.length - kept.length,
    kept: kept.length,
    sessions_kept: remaining,
    sessions_undone: rows.reduce((sum, { sessions }) => sum + (sessions ?? 0), 0) - remaining,
  }
}

async function undoRecords(target: RecordTarget, record: ImportRecord, rows: DoneRow[]) {
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
  return { undone: back.length, kept: rows.length - back.length }
}

const isEmpty = (before: ImportRow['before']) => Object.keys(before ?? {}).length === 0

const mark = (importId: string, rows: DoneRow[], outcome: 'kept' | 'undone') =>
  db()
    .updateTable('import_rows')
    .set({ outcome })
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${rows.map(({ row }) => row)}::integer[])`)
    .execute()
