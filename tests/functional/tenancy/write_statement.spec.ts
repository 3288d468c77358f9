import { test } from '@japa/runner'
import { sql } from 'kysely'
import { applicationRole } from '#database/tenant_table'
import { db, platform, withTenant, writeStatement } from '#domain/shared/data/database'
import { WrongTenantError } from '#domain/shared/data/database_errors'
import { asOwner } from '#tests/helpers/database/as_owner'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'

const count = (name: string, divisor: number) => async () => {
  const { rows } = await sql<{ next: string }>`
    with noted as (
      insert into counters (tenant_id, name, next)
      values (current_setting('app.tenant_id')::uuid, ${name}, 1) returning next
    ) select next, 1 / ${divisor}::integer as part from noted`.execute(db())
  return rows
}
const countFor = (tenant: string, name: string) =>
  sql`insert into counters (tenant_id, name, next) values (${tenant}::uuid, ${name}, 1)`

test.group('A statement that writes in one round trip', () => {
  test('is committed when it answers, in the entered tenant alone', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const [row] = await writeStatement(here.id, count('told', 1))
    assert.equal(Number(row!.next), 1)
    assert.lengthOf(await rowsOf(here, 'counters', { name: 'told' }), 1)
    assert.lengthOf(await rowsOf(there, 'counters', { name: 'told' }), 0)
  })

  test('writes no row for another tenant', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const write = () => writeStatement(here.id, () => countFor(there.id, 'foreign').execute(db()))
    await assert.rejects(write, /row-level security/)
    assert.lengthOf(await rowsOf(there, 'counters', { name: 'foreign' }), 0)
  })

  test('leaves nothing of a statement that failed, and no tenant on its connection', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await assert.rejects(() => writeStatement(centre.id, count('half', 0)), /division by zero/)
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'half' }), 0)

    const entered = sql`select coalesce(current_setting('app.tenant_id', true), '') as tenant`
    const left = await Promise.all(Array.from({ length: 10 }, () => entered.execute(platform())))
    for (const { rows } of left) assert.deepEqual(rows, [{ tenant: '' }])
    await writeStatement(centre.id, count('half', 1))
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'half' }), 1)
  })

  test('is undone with what was asked beside it', async ({ assert }) => {
    const centre = await createCentre()
    const both = () => Promise.all([count('kept', 1)(), count('half', 0)()])
    await assert.rejects(() => writeStatement(centre.id, both), /division by zero/)
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'kept' }), 0)
  })

  test('rejects when the commit itself fails', async ({ assert, cleanup }) => {
    const centre = await createCentre()
    await sql`
      create table platform.planted (id integer unique deferrable initially deferred)`.execute(
      asOwner()
    )
    cleanup(async () => {
      await sql`drop table platform.planted`.execute(asOwner())
    })
    await sql`grant insert on platform.planted to ${sql.raw(applicationRole())}`.execute(asOwner())
    const twice = sql`
      with planted as (insert into platform.planted values (1), (1))
      ${countFor(centre.id, 'deferred')}`
    const write = () => writeStatement(centre.id, () => twice.execute(db()))
    await assert.rejects(write, /duplicate key value/)
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'deferred' }), 0)
  })

  test('is a part of a running transaction and goes with it', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const work = withTenant(here.id, async () => {
      await writeStatement(here.id, count('undone', 1))
      await assert.rejects(
        () => writeStatement(there.id, count('undone', 1)),
        new WrongTenantError().message
      )
      throw new Error('undo')
    })
    await assert.rejects(() => work, 'undo')
    assert.lengthOf(await rowsOf(here, 'counters', { name: 'undone' }), 0)
  })
})
