import { allProblems, type ReadRow } from '#domain/imports/columns/read_rows'
import { importTargets } from '#domain/imports/targets/import_targets'
import type { ImportRecord } from '#domain/imports/import'
import { createRecords } from '#domain/imports/records/create_records'
import { matchRows, type Verdict } from '#domain/imports/records/match_rows'
import { isPlanned, type Occasion, type RecordTarget } from '#domain/imports/records/target'
import { updateRecords } from '#domain/imports/records/update_records'
import { actorOf } from '#domain/imports/work/actor_of'
import { sessionsIn } from '#domain/imports/work/check_batch'
import type { Batch } from '#domain/imports/work/import_work'
import { continueRecords } from '#domain/imports/work/continue_records'
import { keepRows, type KeptRow } from '#domain/imports/work/keep_rows'
import type { Actor } from '#domain/shared/audit/actor'
import { pairNames } from '#domain/imports/work/pair_names'

export async function runBatch(
  record: ImportRecord,
  rows: ReadRow[],
  occasion: Occasion
): Promise<Batch> {
  const target = importTargets[record.entity]
  const actor = actorOf(record)
  const verdicts = await matchRows(target, rows, record, occasion)
  const { rows: named, paired } = await pairNames(record.id, of(verdicts, 'create'))
  const updates = of(verdicts, 'update') as Matched[]
  const { made, changed } = isPlanned(target)
    ? { made: await target.create(named, actor), changed: [] }
    : await writeRecords(target, { named, updates }, actor, occasion)
  const continued = isPlanned(target)
    ? []
    : await continueRecords(
        {
          target,
          importId: record.id,
          actor,
          written: [...made, ...changed],
          untouched: of(verdicts, 'skip'),
        },
        of(verdicts, 'continue')
      )
  // Of a timetable what stood already is shown row by row
  const listed = isPlanned(target) ? { problems: [] } : {}
  const kept: KeptRow[] = [
    ...made.filter(isNew).map(({ id, number, ...read }) => {
      const { sessions = null } = read
      const ids = 'made' in read ? { made: read.made } : {}
      const told = { record_id: id, number, version: 1, sessions, ...ids, ...leftOf(read) }
      return { row: read.row, outcome: 'created', ...told } as const
    }),
    ...made
      .filter((one) => !isNew(one))
      .map(({ row, id }) => ({ row, outcome: 'skipped', record_id: id, ...listed }) as const),
    ...changed.map(({ id, number, before, version, ...read }) => {
      const told = { record_id: id, number, before, version, ...leftOf(read) }
      return { row: read.row, outcome: 'updated', ...told } as const
    }),
    ...of(verdicts, 'skip').map(({ row, id }) => {
      return { row, outcome: 'skipped', record_id: id ?? null, ...listed } as const
    }),
    ...continued,
    ...of(verdicts, 'invalid').map((read) => {
      const { row, cells } = read
      return { row, outcome: 'failed', cells, problems: allProblems(read) } as const
    }),
  ]
  await keepRows(record.id, kept)
  const count = (wanted: string) => kept.filter(({ outcome }) => outcome === wanted).length
  const counts = {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
    paired,
    sessions_made: sessionsIn(made),
  }
  return { lastRow: rows.at(-1)!.row, handled: rows.length, counts }
}

/** A row of a timetable makes nothing where an earlier one made the same. */
const isNew = ({ sessions }: ReadRow) => sessions !== 0

type Written = { named: ReadRow[]; updates: Matched[] }

async function writeRecords(
  target: RecordTarget,
  { named, updates }: Written,
  actor: Actor,
  { today }: Occasion
) {
  const made = await createRecords(target, named, actor, today)
  const changed = await updateRecords(target, updates, actor, today)
  await target.link?.([...made, ...changed], actor)
  return { made, changed }
}

function leftOf(row: ReadRow) {
  const problems = allProblems(row)
  return problems.length > 0 ? { cells: row.cells, problems } : {}
}

type Matched = ReadRow & { id: string }

const of = (verdicts: Verdict[], wanted: Verdict['outcome']): (ReadRow & { id?: string })[] =>
  verdicts
    .filter(({ outcome }) => outcome === wanted)
    .map((verdict) => ('id' in verdict ? { ...verdict.row, id: verdict.id } : verdict.row))
