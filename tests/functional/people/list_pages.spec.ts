import { test } from '@japa/runner'
import { sql } from 'kysely'
import { listGuardians } from '#domain/people/guardians/queries/list_guardians'
import { listStudents, type StudentsAsked } from '#domain/people/students/queries/list_students'
import type { SearchedRequest } from '#domain/people/queries/searched_list'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'

type Filter = Pick<SearchedRequest['filter'], 'archived' | 'descending'> & {
  statuses: string[]
  sort: keyof typeof order
  locale: 'en' | 'ar'
}

const base: Filter = {
  statuses: [],
  archived: false,
  sort: 'number',
  descending: true,
  locale: 'en',
}

const order = {
  number: () => 'sequence',
  name: (locale: Filter['locale']) => shown[locale],
  created_at: () => 'created_at',
  status: () => 'status',
}

const lists = [
  {
    table: 'students',
    statuses: ['active', 'active', 'active', 'lead', 'left'],
    read: ((asked) => listStudents(asked as StudentsAsked)) as Read,
  },
  {
    table: 'guardians',
    statuses: ['active', 'active', 'active', 'active', 'inactive'],
    read: listGuardians as Read,
  },
]

type Read = (asked: SearchedRequest) => Promise<{
  rows: { id: string }[]
  meta: { total: number; is_more: boolean; page: number; last_page: number }
}>

const asked = (filter: Filter, page: number, per: number): SearchedRequest => ({
  filter: {
    query: '',
    archived: filter.archived,
    sort: filter.sort,
    descending: filter.descending,
    choices: { status: filter.statuses, age: [] },
    ids: {},
    days: { created: { from: null, to: null } },
  },
  page,
  per,
  zone: 'Asia/Riyadh',
  locale: filter.locale,
})

let centre: Centre

const [given, family] = ['sequence % 7', 'sequence * 7919 % 3000']

/** The name as a page shows it: every third is written in Arabic, every second has a name in the other script too. */
const shown = {
  en: `case when sequence % 3 <> 0 or sequence % 2 = 0
    then 'l' || ${family} || ' f' || ${given} else 'س' || ${family} || ' م' || ${given} end`,
  ar: `case when sequence % 3 = 0 or sequence % 2 = 0
    then 'م' || ${given} || ' س' || ${family} else 'f' || ${given} || ' l' || ${family} end`,
}

const written = `
  case when n % 3 = 0 then array['م', 'س'] else array['F', 'L'] end as own,
  case when n % 2 = 1 then array[null, null] when n % 3 = 0 then array['F', 'L'] else array['م', 'س'] end as other`

/** What the page must hold, asked for in the plainest way there is. */
async function expected(table: string, filter: Filter, page: number, per: number) {
  const dir = filter.descending ? 'desc' : 'asc'
  const ties = filter.sort === 'status' ? 'sequence' : 'id'
  const by = `${order[filter.sort](filter.locale)} ${dir}, ${ties} ${dir}, id ${dir}`
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where (archived_at is not null) = ${filter.archived}
      and (cardinality(${filter.statuses}::text[]) = 0 or status = any(${filter.statuses}::text[]))
    order by ${sql.raw(by)}`.execute(db())
  const last = Math.max(1, Math.ceil(rows.length / per))
  const at = Math.min(page, last)
  return {
    total: rows.length,
    page: at,
    ids: rows.slice((at - 1) * per, at * per).map(({ id }) => id),
  }
}

for (const list of lists) {
  test.group(`Pages of ${list.table}`, (group) => {
    group.setup(async () => {
      centre = await createCentre()
      await withTenant(centre.id, () =>
        sql`
        insert into ${sql.table(list.table)} (id, number, sequence, first_name, last_name, first_name_other,
          last_name_other, status, archived_at, created_at)
        select gen_random_uuid(), 'N' || n, n, own[1] || n % 7,
          own[2] || n * 7919 % 3000, other[1] || n % 7, other[2] || n * 7919 % 3000,
          (${list.statuses}::text[])[1 + n * 31 % 5], case when n % 9 = 0 then now() end,
          now() - n * interval '1 minute'
        from (select n, ${sql.raw(written)} from generate_series(1, 6000) n) made where n % 1000 < 900 or n < 3000`.execute(
          db()
        )
      )
    })

    const [common, rare] = [list.statuses[0]!, list.statuses.at(-1)!]
    const filters: Partial<Filter>[] = [
      {},
      { descending: false },
      { archived: true },
      { archived: true, statuses: [rare] },
      { statuses: [rare] },
      { statuses: [common, rare], descending: false },
      { statuses: ['nobody'] },
      { sort: 'name', descending: false },
      { sort: 'name', descending: false, locale: 'ar' },
      { sort: 'name', statuses: [common], locale: 'ar' },
      { sort: 'name', archived: true, statuses: [common] },
      { sort: 'created_at' },
      { sort: 'status', descending: false, archived: true },
    ]

    for (const partial of filters) {
      test(`every page is where counting says: ${JSON.stringify(partial)}`, async ({ assert }) => {
        const filter = { ...base, ...partial }
        await readTenant(centre.id, async () => {
          for (const [page, per] of [
            [1, 25],
            [2, 25],
            [11, 100],
            [12, 100],
            [37, 25],
            [40, 50],
            [1_000_000_000, 25],
          ] as const) {
            const found = await list.read(asked(filter, page, per))
            const wanted = await expected(list.table, filter, page, per)
            assert.equal(found.meta.total, wanted.total)
            assert.isFalse(found.meta.is_more)
            assert.equal(found.meta.page, wanted.page)
            assert.deepEqual(
              found.rows.map(({ id }) => id),
              wanted.ids
            )
          }
        })
      })
    }

    /** Everybody who is not archived, but found by a day instead of kept. */
    const wide = (page: number, per: number) => {
      const all = asked({ ...base, sort: 'name', descending: false }, page, per)
      return {
        ...all,
        filter: { ...all.filter, days: { created: { from: '2000-01-01', to: null } } },
      }
    }

    test('what very many fit is counted up to a thousand, and past that as far as one pages', async ({
      assert,
    }) => {
      await readTenant(centre.id, async () => {
        const byName = { ...base, sort: 'name', descending: false } as const
        for (const [page, per, total] of [
          [1, 25, 1000],
          [40, 25, 1000],
          [41, 25, 1025],
          [12, 100, 1200],
        ] as const) {
          const { rows, meta } = await list.read(wide(page, per))
          const lastPage = Math.ceil((total + 1) / per)
          assert.deepInclude(meta, { page, total, is_more: true, last_page: lastPage })
          const { ids } = await expected(list.table, byName, page, per)
          assert.deepEqual(
            rows.map(({ id }) => id),
            ids
          )
        }
        const { rows, meta } = await list.read(wide(1_000_000, 25))
        const { total, page, ids } = await expected(list.table, byName, 1_000_000, 25)
        assert.deepInclude(meta, { total, page, is_more: false, last_page: page })
        assert.deepEqual(
          rows.map(({ id }) => id),
          ids
        )
      })
    })

    test('{many} that fit are counted exactly: {isMore}')
      .with([
        { many: 999, isMore: false },
        { many: 1000, isMore: false },
        { many: 1001, isMore: true },
      ])
      .run(async ({ assert }, { many, isMore }) => {
        const few = await createCentre()
        await withTenant(few.id, () =>
          sql`
            insert into ${sql.table(list.table)} (id, number, sequence, first_name, last_name)
            select gen_random_uuid(), 'N' || n, n, 'Yara', 'L'
            from generate_series(1, ${many}::integer) n`.execute(db())
        )
        const all = asked(base, 1, 25)
        const { meta } = await readTenant(few.id, () =>
          list.read({ ...all, filter: { ...all.filter, query: 'yara' } })
        )
        assert.deepInclude(meta, { total: Math.min(many, 1000), is_more: isMore })
      })

    test('everybody stands on exactly one page', async ({ assert }) => {
      await readTenant(centre.id, async () => {
        const seen: string[] = []
        for (let page = 1, last = 1; page <= last; page++) {
          const { rows, meta } = await list.read(asked(base, page, 100))
          last = meta.last_page
          seen.push(...rows.map(({ id }) => id))
        }
        assert.equal(new Set(seen).size, (await expected(list.table, base, 1, 25)).total)
        assert.lengthOf(seen, new Set(seen).size)
      })
    })
  })
}
