import { test } from '@japa/runner'
import { ListStudents, type StudentFilter } from '#domain/people/queries/list_students'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, readTenant, withTenant } from '#domain/shared/tenant_scope'
import { type Centre, createCentre } from '#tests/helpers/centre'

const base: StudentFilter = {
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

let centre: Centre

/** What the page must hold, asked for in the plainest way there is. */
async function expected(filter: StudentFilter, page: number, per: number) {
  const dir = filter.descending ? 'desc' : 'asc'
  const ties = filter.sort === 'status' ? 'sequence' : filter.sort === 'name' ? 'first_name' : 'id'
  const rows = await selectRows<{ id: string }>(
    `select id from students where archived_at is ${filter.archived ? 'not' : ''} null
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

test.group('Pages of students', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    await withTenant(centre.id, () =>
      currentTransaction().rawQuery(`
        insert into students (tenant_id, id, number, sequence, first_name, last_name, status, archived_at, created_at)
        select current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'N' || n, n, 'F' || n % 7, 'L' || n * 7919 % 3000,
          (array['active', 'active', 'active', 'lead', 'left'])[1 + n * 31 % 5], case when n % 9 = 0 then now() end,
          now() - n * interval '1 minute'
        from generate_series(1, 6000) n where n % 1000 < 900 or n < 3000`)
    )
  })

  const filters: Partial<StudentFilter>[] = [
    {},
    { descending: false },
    { archived: true },
    { archived: true, statuses: ['lead'] },
    { statuses: ['lead'] },
    { statuses: ['lead', 'left'], descending: false },
    { statuses: ['blocked'] },
    { sort: 'name', descending: false },
    { sort: 'name', statuses: ['active'] },
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
          const found = await new ListStudents().execute(filter, page, per, 'Asia/Riyadh')
          const wanted = await expected(filter, page, per)
          assert.equal(found.meta.total, wanted.total)
          assert.equal(found.meta.page, wanted.page)
          assert.deepEqual(
            found.rows.map(({ id }) => id),
            wanted.ids
          )
        }
      })
    })
  }

  test('every student stands on exactly one page', async ({ assert }) => {
    await readTenant(centre.id, async () => {
      const seen: string[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { rows, meta } = await new ListStudents().execute(base, page, 100, 'Asia/Riyadh')
        last = meta.last_page
        seen.push(...rows.map(({ id }) => id))
      }
      assert.equal(new Set(seen).size, (await expected(base, 1, 25)).total)
      assert.lengthOf(seen, new Set(seen).size)
    })
  })
})
