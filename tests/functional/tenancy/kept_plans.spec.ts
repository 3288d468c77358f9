import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { createCentre } from '#tests/helpers/centre/centre'

async function planMode() {
  const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db())
  return rows[0]!.plan_cache_mode
}

test.group('Plans that are kept', () => {
  test('hold for the transaction that keeps them, and for no other on its connection', async ({
    assert,
  }) => {
    const { id } = await createCentre()
    const inside = await withTenant(id, async () => [await keepPlans(), await planMode()].at(-1))
    assert.equal(inside, 'force_generic_plan')
    const [, beside] = await readStatements(id, () => Promise.all([keepPlans(), planMode()]))
    assert.equal(beside, 'force_generic_plan')
    assert.equal(await readStatements(id, planMode), 'auto')
  })
})
