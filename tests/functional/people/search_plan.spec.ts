import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, platform, readTenant, withTenantAsOwner } from '#domain/shared/data/database'
import { NoTenantError } from '#domain/shared/data/database_errors'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import { asOwner } from '#tests/helpers/database/as_owner'
import { searchedPeople } from '#database/searched_list/people'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'

const lists = [
  { table: 'students', one: 'student' },
  { table: 'guardians', one: 'guardian' },
]

type List = (typeof lists)[number]

const pageOf = ({ one }: List, word: string) =>
  sql<{ total: string }>`
    select * from ${sql.table(`search.${one}_page`)}(${JSON.stringify(wordsAsked(word))}, '{}', null, null, false, 'number', true, 1, 25)`

async function fill({ table }: List, centre: Centre, count: number) {
  await withTenantAsOwner(centre.id, () =>
    sql`
      insert into ${sql.table(table)} (id, number, sequence, first_name, last_name, phone)
      select gen_random_uuid(), 'N' || n, n, case when n % 100 = 0 then 'جود' when n > 8 and n % 4 = 1 then 'سلمى' else 'اسم' || md5(n::text) end,
        case when n % 100 = 0 then 'Joud' else 'L' || md5(n::text) end,
        '+9665' || lpad((n * 4099 % 100000000)::text, 8, '0')
      from generate_series(1, ${count}::integer) n`.execute(db())
  )
  await sql`vacuum (analyze) ${sql.table(`public.${table}`)}`.execute(asOwner())
}

async function readOf({ table }: List) {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
    where relname = ${table}`.execute(db())
  return rows[0]!.read
}

for (const list of lists) {
  test.group(`The search function of ${list.table}`, (group) => {
    const page = pageOf(list, 'اسم')
    let crowded: Centre

    group.setup(async () => {
      crowded = await createCentre()
      await fill(list, crowded, 20_000)
    })

    test('reaches the trigram index with 20,000 students', async ({ assert }) => {
      await withTenantAsOwner(crowded.id, async () => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select id from ${sql.table(`public.${list.table}`)}
          where tenant_id = ${sql.lit(crowded.id)} and archived_at is null
            and search_text like '%ab12f%'`.execute(db())
        assert.include(
          rows.map((line) => line['QUERY PLAN']).join('\n'),
          `${list.table}_by_search_text`
        )
      })
    }).timeout(60_000)

    test('a word that everybody has is not looked for in everybody', async ({ assert }) => {
      await withTenantAsOwner(crowded.id, async () => {
        const before = await readOf(list)
        assert.lengthOf((await page.execute(db())).rows, 25)
        assert.isAtMost((await readOf(list)) - before, 2000)
      })
    }).timeout(60_000)

    test('a word that one in four has is neither looked for in all of them nor walked for', async ({
      assert,
    }) => {
      await withTenantAsOwner(crowded.id, async () => {
        const before = await readOf(list)
        const { rows } = await pageOf(list, 'سلمى').execute(db())
        assert.deepEqual([rows.length, rows[0]?.total], [25, '1001'])
        assert.isAtMost((await readOf(list)) - before, 2000)
      })
    }).timeout(60_000)

    for (const [word, total] of [
      ['joud', '200'],
      ['جود', '200'],
      ['jo', '200'],
      ['zq', undefined],
    ] as const) {
      test(`a word that few or none of 20,000 have is not looked for in all of them: ${word}`, async ({
        assert,
      }) => {
        await withTenantAsOwner(crowded.id, async () => {
          const before = await readOf(list)
          const [first] = (await pageOf(list, word).execute(db())).rows
          assert.equal(first?.total, total)
          assert.isAtMost((await readOf(list)) - before, 1000)
        })
      }).timeout(60_000)
    }

    test('one word finds in the order a list opens in what it finds beside other filters', async ({
      assert,
    }) => {
      const everyStatus = searchedPeople.find(({ one }) => one === list.one)!.statuses
      const rows = async (word: string, statuses: readonly string[], wanted: number) => {
        const words = JSON.stringify(wordsAsked(word))
        const listed = await sql`
          select * from ${sql.table(`search.${list.one}_page`)}(
            ${words}, ${statuses}, null, null, false, 'number', true, ${wanted}, 25)`.execute(db())
        return listed.rows
      }
      await withTenantAsOwner(crowded.id, async () => {
        for (const [word, wanted] of [
          ['joud', 1],
          ['جود', 8],
          ['joud', 99],
          ['سلمى', 1],
          ['سلمى', 60],
          ['اسم', 1],
          ['اسم', 60],
          ['0409', 1],
          ['zq', 1],
        ] as const) {
          const beside = await rows(word, everyStatus, wanted)
          assert.deepEqual(await rows(word, [], wanted), beside, `${word}, page ${wanted}`)
        }
      })
    }).timeout(60_000)

    test('the last page by name is as near as the first', async ({ assert }) => {
      const centre = await createCentre()
      await fill(list, centre, 4000)
      await withTenantAsOwner(centre.id, async () => {
        await sql`set local enable_indexonlyscan = off`.execute(db())
        const before = await readOf(list)
        const { rows } = await sql`
          select * from ${sql.table(`search.${list.one}_list`)}(
            '[]', '{}', null, null, false, 'name_en', false, 160, 25)`.execute(db())
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
        await sql`set local enable_nestloop = off`.execute(db())
        const before = await readOf(list)
        const newest = sql.table(`search.newest_${list.table}`)
        const { rows } = await sql`select * from ${newest}(1, 25)`.execute(db())
        assert.lengthOf(rows, 25)
        assert.isAtMost((await readOf(list)) - before, 100)
      })
    })

    test('answers for the entered tenant only, and for nobody without one', async ({ assert }) => {
      const [one, two] = [await createCentre(), await createCentre()]
      await fill(list, one, 3)
      await fill(list, two, 5)
      const totals = (centre: Centre) =>
        readTenant(centre.id, async () => (await page.execute(db())).rows)
      assert.equal((await totals(one))[0]!.total, '3')
      assert.equal((await totals(two))[0]!.total, '5')
      await assert.rejects(() => page.execute(db()), new NoTenantError().message)
      await assert.rejects(() => page.execute(platform()), /app\.tenant_id|uuid/)
    })
  })
}

test.group('The search functions', () => {
  test('are the only way to read without a tenant, and cannot be called by just anyone', async ({
    assert,
  }) => {
    const { rows } = await sql<{ proname: string }>`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'search' and p.prosecdef order by 1`.execute(asOwner())
    assert.deepEqual(
      rows.map(({ proname }) => proname),
      [
        'find_documents',
        'find_groups',
        'find_instructors',
        'find_payments',
        'find_students',
        'guardian_page',
        'name_pairs',
        'student_page',
      ]
    )
    const { rows: publicly } = await sql`
      select distinct has_function_privilege('public', p.oid, 'execute') as allowed from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'search' and p.prosecdef`.execute(
      asOwner()
    )
    assert.deepEqual(publicly, [{ allowed: false }])
  })
})
