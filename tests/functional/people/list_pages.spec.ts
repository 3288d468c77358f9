import { test } from '@japa/runner'
import { listGuardians } from '#domain/people/queries/list_guardians'
import { ListStudents, type StudentFilter } from '#domain/people/queries/list_students'
import type { GuardianStatus } from '#domain/people/rules/guardian'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, readTenant, withTenant } from '#domain/shared/tenant_scope'
import { type Centre, createCentre } from '#tests/helpers/centre'

const base: Filter = {
  query: '',
  statuses: [],
  createdFrom: null,
  createdTo: null,
  archived: false,
  sort: 'number',
  descending: true,
}

const order = {
  number: 'sequence',
  name: 'last_name',
  created_at: 'created_at',
  status: 'status',
}

type Filter = Omit<StudentFilter, 'statuses'> & { statuses: string[] }

/** The lists that are paged without counting, and what the list of one tenant answers. */
const lists = [
  {
    table: 'students',
    statuses: ['active', 'active', 'active', 'lead', 'left'],
    read: (filter: Filter, page: number, per: number) =>
      new ListStudents().execute(filter as StudentFilter, page, per, 'Asia/Riyadh'),
  },
  {
    table: 'guardians',
    statuses: ['active', 'active', 'active', 'active', 'inactive'],
    read: (filter: Filter, page: number, per: number) =>
      listGuardians({
        filter: {
          query: filter.query,
          archived: filter.archived,
          sort: filter.sort,
          descending: filter.descending,
          choices: { status: filter.statuses as GuardianStatus[] },
          ids: {},
          days: { created: { from: filter.createdFrom, to: filter.createdTo } },
        },
        page,
        per,
        zone: 'Asia/Riyadh',
        locale: 'en',
      }),
  },
]

let centre: Centre

/** What the page must hold, asked for in the plainest way there is. */
async function expected(table: string, filter: Filter, page: number, per: number) {
  const dir = filter.descending ? 'desc' : 'asc'
  const ties = filter.sort === 'status' ? 'sequence' : filter.sort === 'name' ? 'first_name' : 'id'
  const rows = await selectRows<{ id: string }>(
    `select id from ${table} where archived_at is ${filter.archived ? 'not' : ''} null
       and (cardinality(?::text[]) = 0 or status = any(?::text[]))
     order by ${order[filter.sort]} ${dir}, ${ties} ${dir}, id ${dir}`,
    [filter.statuses, filter.statuses]
  )
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
        currentTransaction().rawQuery(`
        insert into ${list.table} (tenant_id, id, number, sequence, first_name, last_name, status, archived_at, created_at)
        select current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'N' || n, n, 'F' || n % 7, 'L' || n * 7919 % 3000,
          (array[${list.statuses.map((status) => `'${status}'`).join(', ')}])[1 + n * 31 % 5], case when n % 9 = 0 then now() end,
          now() - n * interval '1 minute'
        from generate_series(1, 6000) n where n % 1000 < 900 or n < 3000`)
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
      { sort: 'name', statuses: [common] },
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
            const found = await list.read(filter, page, per)
            const wanted = await expected(list.table, filter, page, per)
            assert.equal(found.meta.total, wanted.total)
            assert.equal(found.meta.page, wanted.page)
            assert.deepEqual(
              found.rows.map((row: { id: string }) => row.id),
              wanted.ids
            )
          }
        })
      })
    }

    test('everybody stands on exactly one page', async ({ assert }) => {
      await readTenant(centre.id, async () => {
        const seen: string[] = []
        for (let page = 1, last = 1; page <= last; page++) {
          const { rows, meta } = await list.read(base, page, 100)
          last = meta.last_page
          seen.push(...rows.map((row: { id: string }) => row.id))
        }
        assert.equal(new Set(seen).size, (await expected(list.table, base, 1, 25)).total)
        assert.lengthOf(seen, new Set(seen).size)
      })
    })
  })
}
