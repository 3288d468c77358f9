import { test } from '@japa/runner'
import type { PoolClient } from 'pg'
import { lintSchema, refuseFaultySchema, SchemaFaultsError } from '#database/schema_lint'
import { schemaRules, type SchemaRule } from '#database/schema_lint_rules'
import { isolate } from '#database/tenant_table'
import { ownerPool } from '#domain/shared/data/database'
import { planted, type Plant } from '#tests/fixtures/schema_faults'

/** Runs in the owner's transaction with the fault in it, and leaves nothing behind. */
async function withPlant<T>(
  { sql, as }: Plant,
  work: (owner: PoolClient, role: string | undefined) => Promise<T>
) {
  const owner = await ownerPool().connect()
  await owner.query('begin')
  const role = process.env.DB_APP_USER
  try {
    if (sql) await owner.query(sql.replaceAll('APP', `${role}`))
    const pretended = as ? await owner.query(as) : undefined
    if (pretended) process.env.DB_APP_USER = pretended.rows[0].name
    return await work(owner, process.env.DB_APP_USER)
  } finally {
    process.env.DB_APP_USER = role
    await owner.query('rollback')
    owner.release()
  }
}

test.group('The schema linter', () => {
  test('finds nothing in the schema as it is migrated', async ({ assert }) => {
    assert.deepEqual(await lintSchema(ownerPool()), [])
  })

  test('every rule has a planted fault', ({ assert }) => {
    const rules = new Set(planted.map(({ rule }) => rule))
    assert.sameMembers([...rules], Object.keys(schemaRules) as SchemaRule[])
  })

  test('{name} is found: {rule}')
    .with(planted)
    .run(async ({ assert }, plant) => {
      const { rule, name, isOfRole } = plant
      await withPlant(plant, async (owner, role) => {
        assert.deepInclude(await lintSchema(owner), { rule, name: isOfRole ? role : name })
      })
    })

  test('a table made like the others is no fault', async ({ assert }) => {
    const sql = `
      create table public.planted (tenant_id uuid not null, id uuid not null, student_id uuid,
        primary key (tenant_id, id), foreign key (tenant_id, student_id) references students (tenant_id, id));
      ${isolate('public.planted')}
      create view public.planted_view with (security_invoker = true) as select * from public.planted;
      revoke truncate, trigger, references on public.planted from APP;`
    assert.deepEqual(await withPlant({ sql }, (owner) => lintSchema(owner)), [])
  })

  test('a faulty schema is refused with the list of its faults', async ({ assert }) => {
    const sql = 'alter table public.students no force row level security'
    const refusal = await withPlant({ sql }, (owner) =>
      refuseFaultySchema(owner).catch((error) => error)
    )
    assert.instanceOf(refusal, SchemaFaultsError)
    assert.include(refusal.message, 'public.students: row-level security is not enabled and forced')
  })
})
