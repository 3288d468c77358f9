import { test } from '@japa/runner'
import { type RawBuilder, sql } from 'kysely'
import { asOwner } from '#tests/helpers/database/as_owner'

async function names(query: RawBuilder<{ name: string }>) {
  const { rows } = await query.execute(asOwner())
  return rows.map(({ name }) => name)
}

test.group('Plans that a connection keeps', () => {
  test('no column is written by a function that each statement would plan anew', async ({
    assert,
  }) => {
    const found = await names(
      sql`select p.oid::regprocedure::text as name from pg_depend d
       join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and d.objid = a.oid
       join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
       join pg_language l on l.oid = p.prolang
       where l.lanname = 'sql'`
    )
    assert.deepEqual(found, [])
  })

  test('who asks is looked for by one plan', async ({ assert }) => {
    const found = await names(
      sql`select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'platform'::regnamespace and p.proname = 'principal' and l.lanname = 'plpgsql'
         and 'plan_cache_mode=force_generic_plan' = any(p.proconfig)`
    )
    assert.deepEqual(found, ['principal'])
  })
})
