import { importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import type { ImportRow } from '#domain/imports/import'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; id: string; row: number; is_same: boolean }

type Refusal = StepRefusal | { type: 'unknown_row' }

/** Says whether a row of a checked import is the person it is like: then it makes no new record. */
export function chooseSamePerson(input: Input): Promise<Result<{ id: string }, Refusal>> {
  const { tenantId, id, row, is_same } = input
  return withTenant(tenantId, async () => {
    const locked = await importIn(id, ['checked'])
    if (!locked.ok) return locked
    const same = await proposedFor(id, row)
    if (same === undefined) return err({ type: 'unknown_row' })
    const { same_as: before, policy, to_create, to_update, to_skip } = locked.value
    const after = { ...before }
    if (is_same) after[row] = same
    else delete after[row]
    const change = Number(is_same) - Number(row in before)
    const isUpdated = policy === 'update' && typeof same === 'string'
    await db()
      .updateTable('imports')
      .set({
        same_as: JSON.stringify(after),
        to_create: to_create - change,
        to_update: to_update + (isUpdated ? change : 0),
        to_skip: to_skip + (isUpdated ? 0 : change),
      })
      .where('id', '=', id)
      .execute()
    return ok({ id })
  })
}

async function proposedFor(importId: string, row: number) {
  const checked = await db()
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .where('outcome', 'in', ['planned', 'incomplete'])
    .select('problems')
    .executeTakeFirst()
  const problems = (checked?.problems ?? []) as NonNullable<ImportRow['problems']>
  const proposal = problems.find(({ type }) => type === 'same_person' || type === 'same_row')
  return proposal?.person?.id ?? proposal?.number
}
