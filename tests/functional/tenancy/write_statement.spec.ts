import { test } from '@japa/runner'
import { applicationRole } from '#database/tenant_table'
import {
  currentTransaction,
  platformRows,
  withTenant,
  withTenantAsOwner,
  writeStatement,
  WrongTenantError,
} from '#domain/shared/tenant_scope'
import { createCentre, rowsOf } from '#tests/helpers/centre'

const count = `
  with noted as (
    insert into counters (tenant_id, name, next) values (current_setting('app.tenant_id')::uuid, ?, 1) returning next
  ) select next, 1 / ?::integer as part from noted`
const countFor = 'insert into counters (tenant_id, name, next) values (?::uuid, ?, 1)'

test.group('A statement that writes in one flight', () => {
  test('is committed when it answers, in the entered tenant alone', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const [row] = await writeStatement<{ next: string }>(here.id, count, ['told', 1])
    assert.equal(Number(row!.next), 1)
    assert.lengthOf(await rowsOf(here, 'counters', { name: 'told' }), 1)
    assert.lengthOf(await rowsOf(there, 'counters', { name: 'told' }), 0)
  })

  test('writes no row for another tenant', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const write = () => writeStatement(here.id, countFor, [there.id, 'foreign'])
    await assert.rejects(write, /row-level security/)
    assert.lengthOf(await rowsOf(there, 'counters', { name: 'foreign' }), 0)
  })

  test('leaves nothing of a statement that failed, and no tenant on its connection', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await assert.rejects(() => writeStatement(centre.id, count, ['half', 0]), /division by zero/)
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'half' }), 0)

    const entered = `select coalesce(current_setting('app.tenant_id', true), '') as tenant`
    const left = await Promise.all(Array.from({ length: 10 }, () => platformRows(entered, [])))
    assert.deepEqual(
      left.flat(),
      left.map(() => ({ tenant: '' }))
    )
    await writeStatement(centre.id, count, ['half', 1])
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'half' }), 1)
  })

  test('rejects when the commit itself fails', async ({ assert, cleanup }) => {
    const centre = await createCentre()
    const asOwner = (sql: string) =>
      withTenantAsOwner(centre.id, () => currentTransaction().rawQuery(sql))
    await asOwner(`
      create table platform.planted (id integer unique deferrable initially deferred);
      grant insert on platform.planted to ${applicationRole()}`)
    cleanup(async () => {
      await asOwner('drop table platform.planted')
    })
    const twice = `with planted as (insert into platform.planted values (1), (1)) ${countFor}`
    const write = () => writeStatement(centre.id, twice, [centre.id, 'deferred'])
    await assert.rejects(write, /duplicate key value/)
    assert.lengthOf(await rowsOf(centre, 'counters', { name: 'deferred' }), 0)
  })

  test('is a part of a running transaction and goes with it', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    const work = withTenant(here.id, async () => {
      await writeStatement(here.id, count, ['undone', 1])
      await assert.rejects(
        () => writeStatement(there.id, count, ['undone', 1]),
        new WrongTenantError().message
      )
      throw new Error('undo')
    })
    await assert.rejects(() => work, 'undo')
    assert.lengthOf(await rowsOf(here, 'counters', { name: 'undone' }), 0)
  })
})
