import { test } from '@japa/runner'
import { sql } from 'kysely'
import { platform, readStatements, withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { asOwner } from '#tests/helpers/database/as_owner'
import { createCentre } from '#tests/helpers/centre/centre'

/** As a migration of a newer process does while an older one serves. */
async function tell(type: 'integer' | 'text') {
  await sql`drop function if exists search.planted()`.execute(asOwner())
  await sql`
    create function search.planted() returns table (told ${sql.raw(type)}) language sql as 'select 1::${sql.raw(type)}'`.execute(
    asOwner()
  )
}

test.group('A prepared statement whose answer a migration changed', (group) => {
  group.each.setup(() => {
    return async () => void (await sql`drop function search.planted()`.execute(asOwner()))
  })

  test('fails once on a connection, in a {name}')
    .with([
      { name: 'statements', enter: readStatements },
      { name: 'transaction', enter: withTenant },
    ])
    .run(async ({ assert }, { name, enter }) => {
      const centre = await createCentre()
      const answer = statement(
        (_, __: object) =>
          sql<{ told: unknown }>`select told from search.planted() as ${sql.ref(name)}`
      )
      const ask = () => enter(centre.id, () => answer({}))
      await tell('integer')
      assert.deepEqual(await ask(), [{ told: 1 }])
      assert.deepEqual(await ask(), [{ told: 1 }])
      await tell('text')

      const refusal = await ask().catch((error) => error)
      assert.equal(refusal.code, '0A000')
      assert.deepEqual(await ask(), [{ told: '1' }])
    })

  test('that could not be parsed on a new connection is parsed there later', async ({ assert }) => {
    const centre = await createCentre()
    const answer = statement(() => sql<{ told: unknown }>`select told from search.planted()`)
    const ask = () => readStatements(centre.id, () => answer({}))
    await tell('integer')
    await sql`drop function search.planted()`.execute(asOwner())
    const endAll = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database()`
    await endAll.execute(platform()).catch(() => {})

    // The pool hears of its ended connections by and by
    const refused = async (): Promise<boolean> =>
      (await ask().catch((error) => error)).code === '42883'
    while (!(await refused()));
    await tell('integer')
    assert.deepEqual(await ask(), [{ told: 1 }])
  })
})
