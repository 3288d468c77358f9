import { allProblems, type ReadRow } from '#domain/imports/columns/read_rows'
import { lackingNames } from '#domain/imports/rules/other_names'
import { importTargets } from '#domain/imports/targets/import_targets'
import type { ImportRecord } from '#domain/imports/import'
import { matchRows } from '#domain/imports/records/match_rows'
import type { Batch } from '#domain/imports/work/import_work'
import { keepNames } from '#domain/imports/work/keep_names'
import { keepRows } from '#domain/imports/work/keep_rows'

/** Writes down only the rows that can't be taken, or not with all their cells. */
export async function checkBatch(record: ImportRecord, rows: ReadRow[]): Promise<Batch> {
  const verdicts = await matchRows(importTargets[record.entity], rows, record)
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length
  const wrong = verdicts.filter(({ outcome }) => outcome === 'invalid')
  const lacking = verdicts.filter(
    ({ outcome, row }) => ['create', 'update'].includes(outcome) && row.emptied.length > 0
  )
  await keepRows(record.id, [
    ...wrong.map(({ row }) => told(row, 'invalid')),
    ...lacking.map(({ row }) => told(row, 'incomplete')),
  ])
  const unpaired = verdicts
    .map(({ outcome, row }) => (outcome === 'create' ? lackingNames(row.values) : []))
    .filter((names) => names.length > 0)
  await keepNames(record.id, unpaired.flat())
  return {
    lastRow: rows.at(-1)!.row,
    handled: rows.length,
    counts: {
      to_create: count('create'),
      to_update: count('update'),
      to_skip: count('skip'),
      invalid: count('invalid'),
      one_script: unpaired.length,
    },
  }
}

const told = (row: ReadRow, outcome: 'invalid' | 'incomplete') => ({
  row: row.row,
  outcome,
  cells: row.cells,
  problems: allProblems(row),
})
