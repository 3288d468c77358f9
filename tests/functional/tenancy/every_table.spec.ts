import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { currentTransaction, readTenant, withTenant } from '#domain/shared/tenant_scope'
import { foreignKeys, tenantTables } from '#tests/helpers/catalogue'
import { furnishedCentre } from '#tests/helpers/furnished_centre'
import { rowsOf, type Centre } from '#tests/helpers/centre'

class Rollback extends Error {}

type Outcome = { code: string } | { rows: Record<string, unknown>[]; count: number }

/** What one statement does as this centre; nothing of it stays. */
async function attempt(centre: Centre, sql: string, bindings: unknown[] = []): Promise<Outcome> {
  let outcome: Outcome | undefined
  await withTenant(centre.id, async () => {
    outcome = await currentTransaction()
      .rawQuery(sql, bindings as string[])
      .then(
        ({ rows, rowCount }) => ({ rows, count: rowCount }),
        ({ code }) => ({ code })
      )
    throw new Rollback()
  }).catch((error) => {
    if (!(error instanceof Rollback)) throw error
  })
  return outcome!
}

/** 42501: refused by the policy or by missing rights; 23503: the statement was bound to rows others point at. */
const refused = (outcome: Outcome, ...codes: string[]) =>
  'code' in outcome && codes.includes(outcome.code)

test.group('Every tenant table', (group) => {
  let a: Centre
  let b: Centre
  group.setup(async () => {
    a = await furnishedCentre()
    b = await furnishedCentre()
  })

  test('{table} has a row in both centres, so that these tests mean something')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      for (const centre of [a, b]) assert.isNotEmpty(await rowsOf(centre, table))
    })

  test('{table} shows only its own rows when the where is forgotten')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const rows = await rowsOf(a, table)
      assert.deepEqual([...new Set(rows.map((row) => row.tenant_id))], [a.id])
    })

  test('{table} shows nothing of another centre that is asked for by name')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      assert.isEmpty(await rowsOf(a, table, { tenant_id: b.id }))
    })

  test('{table} takes no row for another centre')
    .with(tenantTables)
    .run(async ({ assert }, { table, columns }) => {
      const [foreign] = await rowsOf(b, table)
      const outcome = await attempt(
        a,
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, ?)`,
        [JSON.stringify(foreign)]
      )
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test('{table} lets no row be given to another centre')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const outcome = await attempt(a, `update ${table} set tenant_id = ?`, [b.id])
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table} updates none of another centre's rows")
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const aimed = await attempt(a, `update ${table} set tenant_id = ? where tenant_id = ?`, [
        a.id,
        b.id,
      ])
      assert.isTrue(refused(aimed, '42501') || ('count' in aimed && aimed.count === 0))
    })

  test('{table} updates its own rows at most when the where is forgotten')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const own = await rowsOf(a, table, { tenant_id: a.id })
      const outcome = await attempt(a, `update ${table} set tenant_id = tenant_id`)
      const bound = 'count' in outcome && outcome.count === own.length
      assert.isTrue(bound || refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table} deletes none of another centre's rows")
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const aimed = await attempt(a, `delete from ${table} where tenant_id = ?`, [b.id])
      assert.isTrue(refused(aimed, '42501') || ('count' in aimed && aimed.count === 0))
    })

  test('{table} deletes its own rows at most when the where is forgotten')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const own = await rowsOf(a, table, { tenant_id: a.id })
      const outcome = await attempt(a, `delete from ${table}`)
      const bound = 'count' in outcome && outcome.count === own.length
      assert.isTrue(bound || refused(outcome, '42501', '23503'), JSON.stringify(outcome))
    })

  test('{table} answers an error, not rows, when no centre is entered')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      await assert.rejects(() => db.connection('app').rawQuery(`select * from ${table}`))
    })

  test('{table} cannot be emptied past row-level security')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const outcome = await attempt(a, `truncate ${table} cascade`)
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table}.{column} cannot point at another centre's {target}")
    .with(foreignKeys)
    .run(async ({ assert }, { table, column, target, targetColumn }) => {
      const [foreign] = await rowsOf(b, target)
      const own = await readTenant(a.id, () =>
        currentTransaction().from(table).whereNotNull(column)
      )
      assert.isNotEmpty(own, `furnishedCentre() leaves ${table}.${column} empty`)
      const outcome = await attempt(
        a,
        `update ${table} set ${column} = ? where ${column} is not null`,
        [foreign[targetColumn]]
      )
      assert.isTrue(refused(outcome, '23503', '23505', '42501'), JSON.stringify(outcome))
    })
})
