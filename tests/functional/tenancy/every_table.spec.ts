import { test } from '@japa/runner'
import { type RawBuilder, sql } from 'kysely'
import { db, platform, readTenant, withTenant } from '#domain/shared/data/database'
import { foreignKeys, tenantTables } from '#tests/helpers/database/tenant_tables'
import { furnishedCentre } from '#tests/helpers/centre/furnished_centre'
import { rowsOf, type Centre } from '#tests/helpers/centre/centre'

class Rollback extends Error {}

type Outcome = { code: string } | { count: number }

/** What one statement does as this centre; nothing of it stays. */
async function attempt(centre: Centre, statement: RawBuilder<unknown>): Promise<Outcome> {
  let outcome: Outcome | undefined
  await withTenant(centre.id, async () => {
    outcome = await statement.execute(db()).then(
      ({ numAffectedRows }) => ({ count: Number(numAffectedRows) }),
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
        sql`
          insert into ${sql.table(table)} (${sql.raw(columns)})
          select ${sql.raw(columns)}
          from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(foreign)})`
      )
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test('{table} lets no row be given to another centre')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const outcome = await attempt(a, sql`update ${sql.table(table)} set tenant_id = ${b.id}`)
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table} updates none of another centre's rows")
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const aimed = await attempt(
        a,
        sql`update ${sql.table(table)} set tenant_id = ${a.id} where tenant_id = ${b.id}`
      )
      assert.isTrue(refused(aimed, '42501') || ('count' in aimed && aimed.count === 0))
    })

  test('{table} updates its own rows at most when the where is forgotten')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const own = await rowsOf(a, table, { tenant_id: a.id })
      const outcome = await attempt(a, sql`update ${sql.table(table)} set tenant_id = tenant_id`)
      const bound = 'count' in outcome && outcome.count === own.length
      assert.isTrue(bound || refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table} deletes none of another centre's rows")
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const aimed = await attempt(a, sql`delete from ${sql.table(table)} where tenant_id = ${b.id}`)
      assert.isTrue(refused(aimed, '42501') || ('count' in aimed && aimed.count === 0))
    })

  test('{table} deletes its own rows at most when the where is forgotten')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const own = await rowsOf(a, table, { tenant_id: a.id })
      const outcome = await attempt(a, sql`delete from ${sql.table(table)}`)
      const bound = 'count' in outcome && outcome.count === own.length
      assert.isTrue(bound || refused(outcome, '42501', '23503'), JSON.stringify(outcome))
    })

  test('{table} answers an error, not rows, when no centre is entered')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      await assert.rejects(() => sql`select * from ${sql.table(table)}`.execute(platform()))
    })

  test('{table} cannot be emptied past row-level security')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      const outcome = await attempt(a, sql`truncate ${sql.table(table)} cascade`)
      assert.isTrue(refused(outcome, '42501'), JSON.stringify(outcome))
    })

  test("{table}.{column} cannot point at another centre's {target}")
    .with(foreignKeys)
    .run(async ({ assert }, { table, column, target, targetColumn }) => {
      const [foreign] = await rowsOf(b, target)
      const own = await readTenant(a.id, () =>
        db()
          .selectFrom(table as 'students')
          .select('tenant_id')
          .where(column as 'id', 'is not', null)
          .execute()
      )
      assert.isNotEmpty(own, `furnishedCentre() leaves ${table}.${column} empty`)
      const outcome = await attempt(
        a,
        sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${foreign[targetColumn]}
          where ${sql.ref(column)} is not null`
      )
      assert.isTrue(refused(outcome, '23503', '23505', '42501'), JSON.stringify(outcome))
    })
})
