import { sql } from 'kysely'
import type { ProblemType } from '#domain/imports/cells/cell'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { leaveEmpty } from '#domain/imports/columns/left_empty'
import type { ImportRecord } from '#domain/imports/import'
import type { Verdict } from '#domain/imports/records/match_rows'
import type { Occasion, RecordTarget } from '#domain/imports/records/target'
import { peopleTied } from '#domain/people/events'
import { hasLeft } from '#domain/people/rules/departure'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { publish } from '#domain/shared/events/publish'

type Step = { id: string; status: unknown }

const leaves = ({ status }: Pick<Step, 'status'>) => hasLeft(String(status))

const hindrances = {
  student: 'enrolled',
  instructor: 'teaching',
} as const satisfies Record<string, ProblemType>

/**
 * Those who still have groups or sessions, and who are still here. Locks them, so that nothing comes
 * between. To leave is an act of its own, which asks first and can be undone.
 */
export async function tiedLeavers({ table, departs }: RecordTarget, steps: Step[]) {
  const ids = steps.filter(leaves).map(({ id }) => id)
  if (!departs || ids.length === 0) return new Set<string>()
  const found = await db()
    .selectFrom(table as 'students')
    .where('id', '=', anyOf(ids))
    .select(['id', 'status'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const here = found.filter((one) => !leaves(one)).map(({ id }) => id)
  const tied = here.length > 0 ? await publish(peopleTied, { kind: departs, ids: here }) : []
  return new Set(tied.flat())
}

/** A status that may not follow, or would let somebody leave, is a wrong cell like any other. */
export async function refuseSteps(
  target: RecordTarget,
  verdicts: Verdict[],
  { entity, wrong_cells: wrongCells }: Pick<ImportRecord, 'entity' | 'wrong_cells'>,
  { today }: Pick<Occasion, 'today'>
): Promise<Verdict[]> {
  const { departs, standing } = target
  if (!departs && !standing) return verdicts
  const changed = verdicts.flatMap((one) => (one.outcome === 'update' ? [one] : []))
  const tied = await tiedLeavers(
    target,
    changed.map(({ id, row }) => ({ id, status: row.values.status }))
  )
  const known = standing ? await savedAmong(target, changed) : new Map<string, Saved>()
  return verdicts.map((verdict) => {
    const { outcome, row } = verdict
    if (outcome !== 'create' && outcome !== 'update') return verdict
    const { values } = row
    const saved = outcome === 'update' ? (known.get(verdict.id) ?? null) : null
    const problems = standing?.refusals({ values, saved, today }) ?? []
    if (
      departs &&
      outcome === 'update' &&
      tied.has(verdict.id) &&
      leaves({ status: values.status })
    )
      problems.push({ column: 'status', type: hindrances[departs] })
    if (!problems.length) return verdict
    row.problems.push(...problems)
    leaveEmpty(row, columnsOf[entity], wrongCells)
    return row.problems.length > 0 ? { outcome: 'invalid', row } : verdict
  })
}

type Saved = Record<string, unknown>

async function savedAmong({ table }: RecordTarget, changed: { id: string }[]) {
  const saved = sql<Columns<'instructors', 'id'> & { record: Saved }>`
    select id, to_jsonb(t) as record from ${sql.table(table)} t
    where id = any(${changed.map(({ id }) => id)}::uuid[]) order by id for update`
  const { rows } = await saved.execute(db())
  return new Map(rows.map(({ id, record }) => [id, record]))
}
