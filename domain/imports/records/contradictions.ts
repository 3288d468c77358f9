import { sql } from 'kysely'
import type { Problem } from '#domain/imports/cells/cell'
import { columnsOf } from '#domain/imports/columns/import_columns'
import type { Values } from '#domain/imports/columns/columns'
import { leaveEmpty } from '#domain/imports/columns/left_empty'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { ImportRecord } from '#domain/imports/import'
import type { Verdict } from '#domain/imports/records/match_rows'
import type { RecordTarget } from '#domain/imports/records/target'
import type { Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'

type Rules = Pick<ImportRecord, 'entity' | 'policy' | 'wrong_cells'>

type Saved = Columns<'groups', 'id'> & { record: Values }

/** Of two that contradict each other, a row may say only one. */
const asTheOther: Record<string, Problem> = {
  min_students: { column: 'capacity', type: 'below_fewest' },
  ends_on: { column: 'starts_on', type: 'after_end' },
}

/**
 * A new record is looked at with what it takes from others, an updated one with what it has already; what a row doesn't say
 * is not written over that.
 */
export async function refuseContradictions(
  target: RecordTarget,
  verdicts: Verdict[],
  { entity, policy, wrong_cells: wrongCells }: Rules
): Promise<Verdict[]> {
  const { agree } = target
  if (!agree) return verdicts
  const saved = await savedOf(target, verdicts)
  return verdicts.map((verdict) => {
    const { outcome, row } = verdict
    if (outcome === 'skip' || outcome === 'continue') return verdict
    if (outcome === 'invalid' && policy === 'update') return verdict
    const had = outcome === 'update' ? saved.get(verdict.id)! : {}
    if (outcome === 'update') for (const name of row.filled ?? []) delete row.values[name]
    const wrong = () =>
      agree({ ...had, ...row.values })
        .map(saidBy(row))
        .filter(isUntold(row))
    row.problems.push(...wrong())
    if (outcome === 'invalid') return verdict
    leaveEmpty(row, columnsOf[entity], wrongCells)
    row.problems.push(...wrong())
    return row.problems.length > 0 ? { outcome: 'invalid', row } : verdict
  })
}

const saidBy =
  ({ values }: ReadRow) =>
  (problem: Problem) =>
    (values[problem.column!] ?? null) === null ? (asTheOther[problem.column!] ?? problem) : problem

const isUntold =
  ({ problems }: ReadRow) =>
  ({ column }: Problem) =>
    problems.every((one) => one.column !== column)

async function savedOf({ table }: RecordTarget, verdicts: Verdict[]) {
  const ids = verdicts.flatMap((verdict) => (verdict.outcome === 'update' ? [verdict.id] : []))
  if (!ids.length) return new Map<string, Values>()
  const { rows } = await sql<Saved>`
    select id, to_jsonb(t) as record from ${sql.table(table)} t where id = any(${ids}::uuid[])`.execute(
    db()
  )
  return new Map(rows.map(({ id, record }) => [id, record]))
}
