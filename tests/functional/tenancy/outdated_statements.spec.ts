import { test } from '@japa/runner'
import { sql } from 'kysely'
import { readStatements, withTenant } from '#domain/shared/data/database'
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
})
