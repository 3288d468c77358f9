import type { ProblemType } from '#domain/imports/cells/cell'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { leaveEmpty } from '#domain/imports/columns/left_empty'
import type { ImportRecord } from '#domain/imports/import'
import type { Verdict } from '#domain/imports/records/match_rows'
import type { RecordTarget } from '#domain/imports/records/target'
import { peopleTied } from '#domain/people/events'
import { hasLeft } from '#domain/people/rules/departure'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
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

/** A status that would let somebody leave is a wrong cell like any other. */
export async function refuseLeaving(
  target: RecordTarget,
  verdicts: Verdict[],
  { entity, wrong_cells: wrongCells }: Pick<ImportRecord, 'entity' | 'wrong_cells'>
): Promise<Verdict[]> {
  const { departs } = target
  if (!departs) return verdicts
  const steps = verdicts.flatMap((verdict): Step[] =>
    verdict.outcome === 'update' ? [{ id: verdict.id, status: verdict.row.values.status }] : []
  )
  const tied = await tiedLeavers(target, steps)
  return verdicts.map((verdict) => {
    if (verdict.outcome !== 'update' || !tied.has(verdict.id)) return verdict
    const { row } = verdict
    if (!leaves({ status: row.values.status })) return verdict
    row.problems.push({ column: 'status', type: hindrances[departs] })
    leaveEmpty(row, columnsOf[entity], wrongCells)
    return row.problems.length > 0 ? { outcome: 'invalid', row } : verdict
  })
}
