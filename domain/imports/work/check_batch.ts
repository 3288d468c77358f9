import { allProblems, type ReadRow } from '#domain/imports/columns/read_rows'
import { lackingNames } from '#domain/imports/rules/other_names'
import { importTargets } from '#domain/imports/targets/import_targets'
import type { ImportRecord } from '#domain/imports/import'
import { isPlanned, type Occasion } from '#domain/imports/records/target'
import { matchRows, type Verdict } from '#domain/imports/records/match_rows'
import type { Batch } from '#domain/imports/work/import_work'
import { keepNames } from '#domain/imports/work/keep_names'
import { refuseFollowers } from '#domain/imports/work/refuse_followers'
import { keepRows } from '#domain/imports/work/keep_rows'

/**
 * Keeps only rows that are refused, lose cells, carry a warning, or make many records; of a timetable
 * also those that stand in it already.
 */
export async function checkBatch(
  record: ImportRecord,
  rows: ReadRow[],
  occasion: Occasion
): Promise<Batch> {
  const target = importTargets[record.entity]
  const matched = await matchRows(target, rows, record, occasion)
  const verdicts = await refuseFollowers(record.id, matched)
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length
  const wrong = verdicts.filter(({ outcome }) => outcome === 'invalid')
  const isWritten = ({ outcome }: Verdict) => ['create', 'update'].includes(outcome)
  const lacking = verdicts.filter((one) => isWritten(one) && one.row.emptied.length > 0)
  const whole = verdicts.filter((one) =>
    isWritten(one) ? one.row.emptied.length === 0 : isChosenSame(one.row, record)
  )
  const planned = isPlanned(target) ? whole : whole.filter(({ row }) => row.warnings?.length)
  const standing = isPlanned(target) ? verdicts.filter(({ outcome }) => outcome === 'skip') : []
  await keepRows(record.id, [
    ...wrong.map(({ row }) => told(row, 'invalid')),
    ...lacking.map(({ row }) => told(row, 'incomplete')),
    ...planned.map(({ row }) => told(row, 'planned')),
    ...standing.map(({ row }) => ({ ...told(row, 'skipped'), problems: [] })),
  ])
  const created = verdicts.filter(({ outcome }) => outcome === 'create').map(({ row }) => row)
  if (isPlanned(target)) await target.remember(created, record.id)
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
      to_skip: count('skip') + count('continue'),
      invalid: count('invalid'),
      one_script: unpaired.length,
      sessions_planned: sessionsIn(created),
    },
  }
}

/** A row that somebody said repeats another stays in sight, so that it can be said otherwise. */
const isChosenSame = ({ row, problems }: ReadRow, { same_as }: ImportRecord) =>
  problems.length === 0 && same_as[row] !== undefined

export const sessionsIn = (rows: Pick<ReadRow, 'sessions'>[]) =>
  rows.reduce((sum, { sessions = 0 }) => sum + sessions, 0)

const told = (row: ReadRow, outcome: 'invalid' | 'incomplete' | 'planned' | 'skipped') => ({
  row: row.row,
  outcome,
  cells: row.cells,
  problems: allProblems(row),
  sessions: row.sessions ?? null,
})
