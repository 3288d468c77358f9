import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

async function names(sql: string) {
  const { rows } = await db.connection('owner').rawQuery(sql)
  return (rows as { name: string }[]).map(({ name }) => name)
}

test.group('Plans that a connection keeps', () => {
  test('no column is written by a function that each statement would plan anew', async ({
    assert,
  }) => {
    const found = await names(
      `select p.oid::regprocedure::text as name from pg_depend d
       join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and d.objid = a.oid
       join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
       join pg_language l on l.oid = p.prolang
       where l.lanname = 'sql'`
    )
    assert.deepEqual(found, [])
  })

  test('who asks is looked for by one plan', async ({ assert }) => {
    const found = await names(
      `select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'platform'::regnamespace and p.proname = 'principal' and l.lanname = 'plpgsql'
         and 'plan_cache_mode=force_generic_plan' = any(p.proconfig)`
    )
    assert.deepEqual(found, ['principal'])
  })
})
