import { test } from '@japa/runner'
import { sql } from 'kysely'
import { afterCommit, db, withTenant, withTenantAsOwner } from '#domain/shared/data/database'
import { CommitFailedError } from '#domain/shared/data/database_errors'
import { createCentre, rowsOf, type Centre } from '#tests/helpers/centre/centre'

const note = (name: string) => db().insertInto('counters').values({ name, next: 1 }).execute()

test.group('Committing', (group) => {
  let centre: Centre
  group.setup(async () => {
    centre = await createCentre()
  })

  test('rejects when COMMIT itself fails, and nothing that waited for it runs', async ({
    assert,
  }) => {
    const ran: string[] = []
    const work = withTenantAsOwner(centre.id, async () => {
      await note('deferred')
      await sql`
        create temporary table planted (id integer unique deferrable initially deferred)
        on commit drop`.execute(db())
      await sql`insert into planted values (1), (1)`.execute(db())
      afterCommit(() => ran.push('after commit'))
    })
    await assert.rejects(() => work, /duplicate key value/)
    assert.isEmpty(ran)
    assert.isEmpty(await rowsOf(centre, 'counters', { name: 'deferred' }))
  })

  test('rejects when a swallowed error had already undone the work', async ({ assert }) => {
    const ran: string[] = []
    const work = withTenant(centre.id, async () => {
      await note('swallowed')
      await sql`select 1 / 0`.execute(db()).catch(() => undefined)
      afterCommit(() => ran.push('after commit'))
    })
    await assert.rejects(() => work, CommitFailedError)
    assert.isEmpty(ran)
    assert.isEmpty(await rowsOf(centre, 'counters', { name: 'swallowed' }))
  })

  test('what waits for it runs once, after it, outside the tenant', async ({ assert }) => {
    const rows: unknown[] = []
    await withTenant(centre.id, async () => {
      await note('announced')
      afterCommit(async () =>
        rows.push(...(await rowsOf(centre, 'counters', { name: 'announced' })))
      )
      assert.isEmpty(rows)
    })
    assert.lengthOf(rows, 1)
  })

  test('nothing that waits for it runs after a rollback', async ({ assert }) => {
    const ran: string[] = []
    const work = withTenant(centre.id, async () => {
      afterCommit(() => ran.push('after commit'))
      throw new Error('undo')
    })
    await assert.rejects(() => work, 'undo')
    assert.isEmpty(ran)
  })
})
