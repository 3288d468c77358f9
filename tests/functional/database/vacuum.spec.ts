import { test } from '@japa/runner'
import { vacuumOwn } from '#database/vacuum_own'
import { ownerPool } from '#domain/shared/data/database'

type Marks = { relpages: number; relallvisible: number; reltuples: number }

async function marks(table: string) {
  const { rows } = await ownerPool().query<Marks>(
    'select relpages, relallvisible, reltuples::integer from pg_class where relname = $1',
    [table]
  )
  return rows[0]!
}

/** Who reads since when, and may keep a vacuum from marking what it sees. */
async function readers() {
  const { rows } = await ownerPool().query<object>(`
    select backend_type, state, xact_start, left(query, 200) query from pg_stat_activity
    where (backend_xmin is not null or backend_xid is not null) and pid <> pg_backend_pid()`)
  return rows
}

test.group('After migrations', () => {
  test('no table is left that nobody has counted', async ({ assert }) => {
    const { rows } = await ownerPool().query(`
      select relname from pg_class c join pg_tables t on t.tablename = c.relname and t.tableowner = current_user
      where c.relkind = 'r' and c.reltuples < 0 order by 1`)
    assert.deepEqual(rows, [])
  })

  test('a table that is written anew can be answered by its index again', async ({
    assert,
    cleanup,
  }) => {
    const owner = ownerPool()
    cleanup(async () => void (await owner.query('drop table platform.written_anew')))
    await owner.query(
      `create table platform.written_anew as select n as id, now() as at from generate_series(1, 5000) n`
    )
    await vacuumOwn(ownerPool())
    await owner.query(
      `alter table platform.written_anew add twice integer generated always as (id * 2) stored`
    )
    assert.equal((await marks('written_anew')).relallvisible, 0)
    // Nothing is seen by all while somebody reads who began before, as the queue and autovacuum do for seconds at most
    const until = Date.now() + 90_000
    do await vacuumOwn(ownerPool())
    while ((await marks('written_anew')).relallvisible === 0 && Date.now() < until)
    const { relpages, relallvisible, reltuples } = await marks('written_anew')
    assert.deepEqual([relallvisible, reltuples], [relpages, 5000], JSON.stringify(await readers()))
  }).timeout(120_000)
})
