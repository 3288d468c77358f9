import type { ReadRow } from '#domain/imports/columns/read_rows'
import { importTargets } from '#domain/imports/entities/import_targets'
import type { ImportRecord } from '#domain/imports/import'
import { createRecords } from '#domain/imports/records/create_records'
import { judge, type Verdict } from '#domain/imports/records/judge'
import { updateRecords } from '#domain/imports/records/update_records'
import { actorOf } from '#domain/imports/work/actor_of'
import type { Batch } from '#domain/imports/work/import_work'
import { keepRows, type KeptRow } from '#domain/imports/work/keep_rows'

/** Takes rows over: makes, changes or leaves their records. `day` (YYYY-MM-DD) is the centre's. */
export async function runBatch(record: ImportRecord, rows: ReadRow[], day: string): Promise<Batch> {
  const target = importTargets[record.entity]
  const actor = actorOf(record)
  const verdicts = await judge(target, rows, record.policy)
  const made = await createRecords(target, of(verdicts, 'create'), actor, day)
  const changed = await updateRecords(target, of(verdicts, 'update') as Matched[], actor)
  await target.link?.([...made, ...changed])
  const kept: KeptRow[] = [
    ...made.map(({ row, id, number }) => {
      return { row, outcome: 'created', record_id: id, number, version: 1 } as const
    }),
    ...changed.map(({ row, id, number, before, version }) => {
      return { row, outcome: 'updated', record_id: id, number, before, version } as const
    }),
    ...of(verdicts, 'skip').map(({ row, id }) => {
      return { row, outcome: 'skipped', record_id: id ?? null } as const
    }),
    ...of(verdicts, 'invalid').map(({ row, cells, problems }) => {
      return { row, outcome: 'failed', cells, problems } as const
    }),
  ]
  await keepRows(record.id, kept)
  const count = (wanted: string) => kept.filter(({ outcome }) => outcome === wanted).length
  const counts = {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
  }
  return { lastRow: rows.at(-1)!.row, handled: rows.length, counts }
}

type Matched = ReadRow & { id: string }

const of = (verdicts: Verdict[], wanted: Verdict['outcome']): (ReadRow & { id?: string })[] =>
  verdicts
    .filter(({ outcome }) => outcome === wanted)
    .map((verdict) => ('id' in verdict ? { ...verdict.row, id: verdict.id } : verdict.row))
