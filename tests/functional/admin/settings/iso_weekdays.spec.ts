import { test } from '@japa/runner'
import IsoWeekdays from '#database/migrations/062_iso_weekdays'
import { ownerPool } from '#domain/shared/data/database'
import { createCentre } from '#tests/helpers/centre/centre'

/** As migration 001 wrote them: Sunday was 0. */
const before062 = `
  alter table platform.tenants drop constraint tenants_week_start_check, drop constraint tenants_weekend_check;
  update platform.tenants set week_start = week_start % 7;
  update platform.tenants set weekend = array(select day % 7 from unnest(weekend) day);
  alter table platform.tenants
    add constraint tenants_week_start_check check (week_start between 0 and 6),
    add constraint tenants_weekend_check check (weekend <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[])`

const { statements } = (() => {
  const migration = new IsoWeekdays()
  migration.up()
  return migration
})()

test.group('The week of a centre in the database', () => {
  test('of a centre from before ISO weekdays is the same week: {week_start}, {weekend}')
    .with([
      { week_start: 0, weekend: [5, 6], now: { week_start: 7, weekend: [5, 6] } },
      { week_start: 1, weekend: [6, 0], now: { week_start: 1, weekend: [6, 7] } },
      { week_start: 6, weekend: [0], now: { week_start: 6, weekend: [7] } },
      { week_start: 0, weekend: [], now: { week_start: 7, weekend: [] } },
      { week_start: 6, weekend: [5], now: { week_start: 6, weekend: [5] } },
    ])
    .run(async ({ assert }, { week_start, weekend, now }) => {
      const { id } = await createCentre()
      const client = await ownerPool().connect()
      try {
        await client.query('begin')
        await client.query(before062)
        await client.query(
          'update platform.tenants set week_start = $2, weekend = $3 where id = $1',
          [id, week_start, weekend]
        )
        for (const statement of statements) await client.query(statement)
        const read = 'select week_start, weekend from platform.tenants where id = $1'
        assert.deepEqual((await client.query(read, [id])).rows, [now])
      } finally {
        await client.query('rollback')
        client.release()
      }
    })

  test('has no day but 1 to 7: {change}')
    .with([
      { change: 'week_start = 0' },
      { change: 'week_start = 8' },
      { change: `weekend = '{0}'` },
      { change: `weekend = '{5,8}'` },
    ])
    .run(async ({ assert }, { change }) => {
      const { id } = await createCentre()
      const writing = ownerPool().query(`update platform.tenants set ${change} where id = $1`, [id])
      const refusal = await writing.catch((error) => error)
      assert.equal(refusal.code, '23514')
    })
})
