import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { NoTenantError, readTenant, withTenantAsOwner } from '#domain/shared/tenant_scope'
import { selectRows } from '#domain/shared/select_rows'
import { type Centre, createCentre } from '#tests/helpers/centre'

const lists = [
  { table: 'students', one: 'student' },
  { table: 'guardians', one: 'guardian' },
]

type List = (typeof lists)[number]

const pageOf = ({ one }: List) =>
  `select * from search.${one}_page(?, '{}', null, null, false, 'number', true, 1, 25)`

async function fill({ table }: List, centre: Centre, count: number) {
  await withTenantAsOwner(centre.id, () =>
    selectRows(
      `insert into ${table} (tenant_id, id, number, sequence, first_name, last_name, phone)
       select current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'N' || n, n, 'اسم' || md5(n::text), 'L' || md5(n::text),
         '+9665' || lpad((n * 4099 % 100000000)::text, 8, '0')
       from generate_series(1, ?::integer) n`,
      [count]
    )
  )
  await db.connection('owner').rawQuery(`vacuum (analyze) public.${table}`)
}

/** How many rows of the list's table this transaction has read. */
async function readOf({ table }: List) {
  const [read] = await selectRows<{ rows: number }>(
    'select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = ?',
    [table]
  )
  return read!.rows
}

for (const list of lists) {
  test.group(`The search function of ${list.table}`, () => {
    const page = pageOf(list)

    test('reaches the trigram index with 20,000 students', async ({ assert }) => {
      const centre = await createCentre()
      await fill(list, centre, 20_000)
      await withTenantAsOwner(centre.id, async () => {
        const plan = await selectRows<{ 'QUERY PLAN': string }>(
          `explain select id from public.${list.table}
         where tenant_id = '${centre.id}' and archived_at is null and search_text like '%ab12f%'`
        )
        assert.include(
          plan.map((line) => line['QUERY PLAN']).join('\n'),
          `${list.table}_by_search_text`
        )
      })
    }).timeout(60_000)

    test('a word that everybody has is not looked for in everybody', async ({ assert }) => {
      const centre = await createCentre()
      await fill(list, centre, 20_000)
      await withTenantAsOwner(centre.id, async () => {
        const before = await readOf(list)
        assert.lengthOf(await selectRows(page, ['اسم']), 25)
        assert.isAtMost((await readOf(list)) - before, 2000)
      })
    }).timeout(60_000)

    test('the last page by name is as near as the first', async ({ assert }) => {
      const centre = await createCentre()
      await fill(list, centre, 4000)
      await withTenantAsOwner(centre.id, async () => {
        await selectRows('set local enable_indexonlyscan = off')
        const before = await readOf(list)
        const rows = await selectRows(
          `select * from search.${list.one}_list('', '{}', null, null, false, 'name_en', false, 160, 25)`
        )
        assert.lengthOf(rows, 25)
        assert.isAtMost((await readOf(list)) - before, 200)
      })
    }).timeout(60_000)

    test('the newest page reads its rows by their ids, even if the planner would rather hash', async ({
      assert,
    }) => {
      const centre = await createCentre()
      await fill(list, centre, 2000)
      await withTenantAsOwner(centre.id, async () => {
        await selectRows('set local enable_nestloop = off')
        const before = await readOf(list)
        const rows = await selectRows(`select * from search.newest_${list.table}(1, 25)`)
        assert.lengthOf(rows, 25)
        assert.isAtMost((await readOf(list)) - before, 100)
      })
    })

    test('answers for the entered tenant only, and for nobody without one', async ({ assert }) => {
      const [one, two] = [await createCentre(), await createCentre()]
      await fill(list, one, 3)
      await fill(list, two, 5)
      const totals = (centre: Centre) =>
        readTenant(centre.id, () => selectRows<{ total: string }>(page, ['اسم']))
      assert.equal((await totals(one))[0]!.total, '3')
      assert.equal((await totals(two))[0]!.total, '5')
      await assert.rejects(() => selectRows(page, ['اسم']), new NoTenantError().message)
      await assert.rejects(
        () => db.connection('app').rawQuery(page, ['اسم']),
        /app\.tenant_id|uuid/
      )
    })
  })
}

test.group('The search functions', () => {
  test('are the only way to read without a tenant, and cannot be called by just anyone', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'search' and p.prosecdef order by 1`)
    assert.deepEqual(rows, [{ proname: 'guardian_page' }, { proname: 'student_page' }])
    const { rows: publicly } = await db.connection('owner').rawQuery(`
      select distinct has_function_privilege('public', p.oid, 'execute') as allowed from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'search' and p.prosecdef`)
    assert.deepEqual(publicly, [{ allowed: false }])
  })
})
