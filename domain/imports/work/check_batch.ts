import type { ReadRow } from '#domain/imports/columns/read_rows'
import { importTargets } from '#domain/imports/entities/import_targets'
import type { ImportRecord } from '#domain/imports/import'
import { judge } from '#domain/imports/records/judge'
import type { Batch } from '#domain/imports/work/import_work'
import { keepRows } from '#domain/imports/work/keep_rows'

/** Says what would become of these rows; only those that can't be taken are written down. */
export async function checkBatch(
  { id, entity, policy }: ImportRecord,
  rows: ReadRow[]
): Promise<Batch> {
  const verdicts = await judge(importTargets[entity], rows, policy)
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length
  const wrong = verdicts.filter(({ outcome }) => outcome === 'invalid')
  await keepRows(
    id,
    wrong.map(({ row: { row, cells, problems } }) => ({ row, outcome: 'invalid', cells, problems }))
  )
  return {
    lastRow: rows.at(-1)!.row,
    handled: rows.length,
    counts: {
      to_create: count('create'),
      to_update: count('update'),
      to_skip: count('skip'),
      invalid: count('invalid'),
    },
  }
}
