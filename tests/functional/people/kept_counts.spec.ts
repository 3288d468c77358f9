import { test } from '@japa/runner'
import { sql } from 'kysely'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'

const lists = [
  { table: 'students', one: 'student', statuses: ['lead', 'active', 'left', 'blocked'] },
  { table: 'guardians', one: 'guardian', statuses: ['active', 'inactive'] },
]

type List = (typeof lists)[number]

type Act =
  | { type: 'insert'; from: number; count: number; status: string }
  | { type: 'status'; from: number; to: number; status: string }
  | { type: 'archive' | 'restore' | 'delete' | 'touch'; from: number; to: number }

const farthest = 4000
const place = fc.integer({ min: 1, max: farthest })
const anyAct = (status: fc.Arbitrary<string>): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.record({
      type: fc.constant('insert' as const),
      from: place,
      count: fc.integer({ min: 1, max: 60 }),
      status,
    }),
    fc.record({ type: fc.constant('status' as const), from: place, to: place, status }),
    fc.record({
      type: fc.constantFrom(
        'archive' as const,
        'restore' as const,
        'delete' as const,
        'touch' as const
      ),
      from: place,
      to: place,
    })
  )

function perform(list: List, act: Act) {
  const table = sql.table(list.table)
  if (act.type === 'insert') {
    return sql`
      insert into ${table} (id, number, sequence, first_name, last_name, status)
      select gen_random_uuid(), 'N' || n, n, 'F', 'L', ${act.status}
      from generate_series(${act.from}::integer, ${act.from + act.count}::integer) n
      on conflict do nothing`.execute(db())
  }
  const [first, last] = [Math.min(act.from, act.to), Math.max(act.from, act.to)]
  const changes = {
    archive: sql`update ${table} set archived_at = now()`,
    restore: sql`update ${table} set archived_at = null`,
    touch: sql`update ${table} set version = version + 1`,
    delete: sql`delete from ${table}`,
  }
  const change =
    act.type === 'status' ? sql`update ${table} set status = ${act.status}` : changes[act.type]
  return sql`${change} where sequence between ${first} and ${last}`.execute(db())
}

async function difference({ table, one }: List) {
  const { rows } = await sql`
    with counted as (
      select b.block, case when archived_at is null then status else 'archived' end as state, count(*)::integer as total
      from ${sql.table(table)} cross join lateral (values (-1), ((sequence / 1000)::integer)) b (block) group by 1, 2
    ), kept as (select block, state, total from ${sql.table(`${one}_counts`)} where total <> 0)
    (table counted except table kept) union all (table kept except table counted)`.execute(db())
  return rows
}

for (const list of lists) {
  test.group(`The kept counts of ${list.table}`, () => {
    test('always equal what counting would say', async ({ assert }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyAct(fc.constantFrom(...list.statuses)), { minLength: 1, maxLength: 12 }),
          async (acts) => {
            const centre = await createCentre()
            await withTenant(centre.id, async () => {
              for (const each of acts) await perform(list, each)
              assert.deepEqual(await difference(list), [])
            })
          }
        ),
        { numRuns: 25 }
      )
    }).timeout(60_000)

    test('hold when many write at once', async ({ assert }) => {
      const centre = await createCentre()
      const add = (from: number) =>
        withTenant(centre.id, async () => {
          await perform(list, { type: 'insert', from, count: 3, status: 'active' })
          await perform(list, { type: 'status', from, to: from + 1, status: list.statuses.at(-1)! })
        })
      await Promise.all(Array.from({ length: 8 }, (_, index) => add(index * 300 + 1)))
      await withTenant(centre.id, async () => assert.deepEqual(await difference(list), []))
    })

    test('a rolled back change leaves them as they were', async ({ assert }) => {
      const centre: Centre = await createCentre()
      const failed = withTenant(centre.id, async () => {
        await perform(list, { type: 'insert', from: 1, count: 5, status: list.statuses[0]! })
        throw new Error(uuid())
      })
      await assert.rejects(() => failed)
      await withTenant(centre.id, async () => assert.deepEqual(await difference(list), []))
    })
  })
}
