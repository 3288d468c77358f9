import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, platform, withTenantAsOwner } from '#domain/shared/data/database'
import { NoTenantError } from '#domain/shared/data/database_errors'
import { keyed } from '#domain/shared/records/keyed_name'
import { asOwner } from '#tests/helpers/database/as_owner'
import { createCentre } from '#tests/helpers/centre/centre'
import { search } from '#tests/helpers/people/search'

const students = 20_000
const given = [
  'Mohammed',
  'Mona',
  'Khalid',
  'Salma',
  'Yousef',
  'Huda',
  'Nasser',
  'Rania',
  'Badr',
  'Ghada',
]
const families = Array.from({ length: 400 }, (_, place) => {
  const consonants = 'bdfghjklmnrst'
  const letter = (at: number) => consonants[Math.floor(place / 13 ** at) % 13]!
  return `${letter(0).toUpperCase()}a${letter(1)}i${letter(2)}o${letter(0)}`
})

async function fill(tenantId: string) {
  const rows = Array.from({ length: students }, (_, n) =>
    keyed({
      id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      number: `N${n}`,
      sequence: n,
      first_name: given[n % given.length]!,
      last_name: families[Math.floor(n / given.length) % families.length]!,
    })
  )
  await withTenantAsOwner(tenantId, () =>
    sql`
      insert into students (id, number, sequence, first_name, last_name, name_keys, keyed_name)
      select id, number, sequence, first_name, last_name, name_keys, keyed_name
      from jsonb_populate_recordset(null::students, ${JSON.stringify(rows)}::jsonb)`.execute(db())
  )
  await sql`vacuum (analyze) public.students`.execute(asOwner())
}

/** Rows of students that the statements of this transaction have read. */
async function read() {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
    where relname = 'students'`.execute(db())
  return rows[0]!.read
}

test.group('Finding among 20,000', (group) => {
  let centre: Awaited<ReturnType<typeof createCentre>>
  group.setup(async () => {
    centre = await createCentre()
    await fill(centre.id)
  })

  test('{name} reads at most {most} rows')
    .with([
      { name: 'a broad beginning', query: 'mo', most: 500, hits: 5 },
      { name: 'a name that one in ten have', query: 'Khalid', most: 700, hits: 5 },
      { name: 'a name in the other script', query: 'غادة', most: 800, hits: 5 },
      { name: 'a number', query: 'N12345', most: 150, hits: 1 },
      { name: 'a miss', query: 'Qwxvz Zxcvq', most: 300, hits: 0 },
      { name: 'a wrong letter', query: `Kaalid ${families[7]!}`, most: 750, hits: 5 },
    ])
    .run(async ({ assert }, { query, most, hits }) => {
      await withTenantAsOwner(centre.id, async () => {
        await sql`set local enable_indexonlyscan = off`.execute(db())
        const before = await read()
        const { documents } = await search(centre, 'students', query)
        assert.lengthOf(documents, hits)
        assert.isAtMost((await read()) - before, most)
      })
    })

  test('the functions answer nobody without a tenant', async ({ assert }) => {
    const find = sql`select * from search.find_students('{}', 5, null)`
    await assert.rejects(() => find.execute(db()), new NoTenantError().message)
    await assert.rejects(() => find.execute(platform()), /app\.tenant_id|uuid/)
  })
})
