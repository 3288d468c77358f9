import { createHash } from 'node:crypto'
import lucid from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { db } from '#domain/shared/data/database'
import {
  currentTransaction,
  platformRows,
  readStatements,
  withTenant,
} from '#domain/shared/tenant_scope'
import { selectRows } from '#domain/shared/select_rows'
import { tenantTables } from '#tests/helpers/catalogue'
import { createAdministrator, createCentre, type Account, type Centre } from '#tests/helpers/centre'
import { furnishedCentre } from '#tests/helpers/furnished_centre'
import { signedInSession } from '#tests/helpers/session'

/** What somebody could slip into a statement of centre `a` to reach centre `b`. */
const slips = (b: Centre, table: string) => [
  `select set_config('app.tenant_id', '${b.id}', true); select * from ${table}`,
  `set local app.tenant_id = '${b.id}'; select * from ${table}`,
  `select t.* from (values (set_config('app.tenant_id', '${b.id}', true))) s, lateral (select * from ${table} offset 0) t`,
  `select t.* from ${table} a, lateral (select set_config('app.tenant_id', '${b.id}', true) from (select a.tenant_id) o) s,
     lateral (select * from ${table} where s is not null offset 0) t`,
  `select platform.enter('${b.id}', current_setting('app.tenant_proof')); select * from ${table}`,
]

type Row = { tenant_id: string }

/** The rows of the last statement, or none where it was refused. */
async function slipIn(into: Centre, text: string): Promise<Row[]> {
  const refused = new Error('refused')
  return withTenant(into.id, async () => {
    const results = await currentTransaction()
      .rawQuery(text)
      .catch((error: { code: string }) => {
        throw ['42501', '42601'].includes(error.code) ? refused : error
      })
    return (Array.isArray(results) ? results.at(-1) : results).rows as Row[]
  }).catch((error) => {
    if (error === refused) return []
    throw error
  })
}

async function asApplication<T>(work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({
    host: process.env.DB_HOST,
    port: Number(process.env.DB_PORT),
    database: process.env.DB_DATABASE,
    user: process.env.DB_APP_USER,
    password: process.env.DB_APP_PASSWORD,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test.group('With SQL slipped in, every tenant table', (group) => {
  let a: Centre
  let b: Centre
  group.setup(async () => {
    a = await furnishedCentre()
    b = await furnishedCentre()
  })

  test('{table} opens to no tenant set without its proof')
    .with(tenantTables)
    .run(async ({ assert }, { table }) => {
      for (const sql of slips(b, table)) {
        const rows = await slipIn(a, sql)
        assert.notInclude(
          rows.map((row) => row.tenant_id),
          b.id,
          sql
        )
      }
    })
})

test.group('A connection', () => {
  test('runs no second statement, which could leave something for whoever gets it next', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const token = `select $1::uuid, $2::text`
    for (const second of [
      'deallocate all',
      `prepare markaz_planted (uuid, text) as ${token}`,
      'set statement_timeout = 1',
      `set local app.tenant_id = '${centre.id}'`,
      'listen planted',
      'commit',
    ]) {
      const slipped = () => db().executeQuery(CompiledQuery.raw(`select 1; ${second}`))
      const refusal = await withTenant(centre.id, slipped).catch((error) => error)
      assert.equal(refusal.code, '42601', second)
    }
  })
})

test.group('The application role', () => {
  test('hides no table behind a temporary one from whoever gets the connection next', async ({
    assert,
  }) => {
    const ways = [
      'create temporary table students (like public.students)',
      'create temporary view students as select * from public.students',
      `create function pg_temp.entered() returns uuid language sql as 'select null::uuid'`,
    ]
    for (const sql of ways) {
      const refusal = await asApplication((client) => client.query(sql).catch((error) => error))
      assert.equal(refusal.code, '42501', sql)
    }
  })
})

test.group('A proof', (group) => {
  let a: Centre
  group.setup(async () => {
    a = await createCentre()
    await createAdministrator(a)
  })

  const proofOf = (centre: Centre) =>
    withTenant(centre.id, async () => {
      const [row] = await selectRows<{ proof: string }>(
        `select current_setting('app.tenant_proof') as proof`
      )
      return row!.proof
    })

  const enter = (proof: string) =>
    `select set_config('app.tenant_id', '${a.id}', true), set_config('app.tenant_proof', '${proof}', true)`
  const users = 'select count(*)::integer as users from users'

  test('is good in its own transaction and in no other', async ({ assert }) => {
    const proof = await proofOf(a)
    await assert.rejects(
      () => asApplication((client) => client.query(`begin; ${enter(proof)}; ${users}`)),
      'no tenant without its proof'
    )
    assert.notEqual(await proofOf(a), proof)
  })

  test('is not the same in two transactions of one connection', async ({ assert }) => {
    await assert.rejects(
      () =>
        lucid.connection('app').transaction(async (transaction) => {
          await transaction.rawQuery(enter(await proofOf(a)))
          await transaction.rawQuery(users)
        }),
      /without its proof/
    )
  })

  test('cannot be asked for without the token, nor made from a readable key', async ({
    assert,
  }) => {
    const invented = createHash('sha256').update(a.id).digest('hex')
    for (const sql of [
      `select platform.enter('${a.id}', '${invented}')`,
      `select platform.enter('${a.id}', null)`,
      `select platform.enter(null, null)`,
      'select * from platform.tenant_keys',
      `update platform.tenant_keys set entry = 'x'`,
    ]) {
      await assert.rejects(() => lucid.connection('app').rawQuery(sql), /permission denied|token/)
    }
  })

  test('is nothing a token can be read from', async ({ assert }) => {
    const seen = await withTenant(a.id, async () => {
      await selectRows('select 1')
      return selectRows<{ query: string }>(
        `select query from pg_stat_activity where usename = current_user and query ~ 'platform.enter'
         union all select statement from pg_prepared_statements where statement ~ 'platform.enter'`
      )
    })
    assert.isNotEmpty(seen)
    for (const { query } of seen) assert.notMatch(query, /[0-9a-f]{64}/)
  })

  test('is made with keys that no printed plan shows', async ({ assert }) => {
    const { rows } = await lucid
      .connection('owner')
      .rawQuery('select entry, seal from platform.tenant_keys')
    const printed = ({ entry, seal }: { entry: Buffer; seal: Buffer }) =>
      [entry, seal].map((key) => [...new Int8Array(key)].slice(0, 8).join(' '))
    const seen: string[] = []
    await asApplication(async (client) => {
      client.on('notice', ({ detail }) => seen.push(detail ?? ''))
      await client.query('set client_min_messages = log; set debug_print_plan = on')
      await client.query(`select platform.enter('${a.id}', 'no token')`).catch(() => undefined)
      await client
        .query(`set app.tenant_id = '${a.id}'; select platform.entered()`)
        .catch(() => undefined)
    })
    assert.isNotEmpty(seen)
    for (const key of printed(rows[0])) assert.notInclude(seen.join(' '), key)
  })

  test('is what a flight brings along', async ({ assert }) => {
    const rows = await readStatements(a.id, () => selectRows('select 1 from users'))
    assert.lengthOf(rows, 1)
    await assert.rejects(() => platformRows('select platform.entered()', []))
  })
})

test.group('Sessions, remembered devices and counted tries', (group) => {
  let here: Account
  let there: Account
  const id = 'a session that only its browser knows'
  const key = createHash('sha256').update(id).digest('base64url')

  group.setup(async () => {
    here = await createAdministrator(await createCentre())
    there = await createAdministrator(await createCentre())
    await signedInSession(id, here)
  })
  group.teardown(async () => {
    await platformRows('select platform.end_session(?)', [key])
  })

  test('{table}: the application may not {act}')
    .with(
      [
        { table: 'sessions', column: 'id' },
        { table: 'remember_tokens', column: 'id' },
        { table: 'rate_limits', column: 'key' },
      ].flatMap(({ table, column }) => [
        { table, act: 'read', sql: `select ${column} from platform.${table}` },
        { table, act: 'delete', sql: `delete from platform.${table}` },
        { table, act: 'update', sql: `update platform.${table} set ${column} = null` },
        { table, act: 'insert', sql: `insert into platform.${table} (${column}) values (null)` },
      ])
    )
    .run(async ({ assert }, { sql }) => {
      await assert.rejects(() => lucid.connection('app').rawQuery(sql), /permission denied/)
    })

  test('a session answers to its exact key, in its own centre', async ({ assert }) => {
    const read = (centre: Centre, wanted: string) =>
      readStatements(centre.id, () =>
        selectRows<{ data: string }>('select data from platform.open_session(?)', [wanted])
      )
    assert.lengthOf(await read(here.centre, key), 1)
    assert.lengthOf(await read(there.centre, key), 0)
    for (const wanted of ['', '%', key.slice(0, -1), key.toUpperCase()]) {
      assert.lengthOf(await read(here.centre, wanted), 0)
    }
    await assert.rejects(() => platformRows('select * from platform.open_session(?)', [key]))
  })

  test('its name is not its key, and opens nothing', async ({ assert }) => {
    const [named] = await withTenant(here.centre.id, () =>
      selectRows<{ name: string }>('select name from platform.sessions_of(?)', [here.userId])
    )
    assert.notInclude(named!.name, key)
    const opened = await readStatements(here.centre.id, () =>
      selectRows('select 1 from platform.open_session(?)', [named!.name])
    )
    assert.lengthOf(opened, 0)
  })

  test('{call} reaches no other centre')
    .with([
      { call: 'sessions_of', sql: 'select * from platform.sessions_of(:account)' },
      { call: 'devices_of', sql: 'select * from platform.devices_of(:account)' },
      { call: 'end_sessions', sql: 'select platform.end_sessions(:account, null)' },
      { call: 'end_sessions of all', sql: 'select platform.end_sessions(null, null)' },
      { call: 'renew_sessions', sql: 'select platform.renew_sessions(array[:account]::uuid[])' },
      { call: 'lock_session', sql: 'select platform.lock_session(:key, now())' },
      { call: 'view_in_session', sql: 'select platform.view_in_session(:key, :account)' },
      { call: 'count_try', sql: 'select platform.count_try_in_session(:key)' },
      { call: 'touch', sql: `select platform.touch_session(:key, now() + interval '9 years')` },
      {
        call: 'change',
        sql: `select platform.change_session(:key, null, '{}', now() + interval '9 years')`,
      },
    ])
    .run(async ({ assert }, { sql }) => {
      const kept = () => sessionRow(key)
      const before = await kept()
      const rows = await withTenant(there.centre.id, () =>
        selectRows<Record<string, unknown>>(sql, { account: here.userId, key })
      )
      assert.isEmpty(rows.flatMap(Object.values).filter((value) => value && value !== '0'))
      assert.deepEqual(await kept(), before)
    })

  test('counted tries answer to their exact key', async ({ assert }) => {
    const [moment, end] = [Date.now(), Date.now() + 60_000]
    await platformRows('select * from platform.count_tries(?, 3, ?, ?, false)', [
      'wall',
      end,
      moment,
    ])
    const tries = (wanted: string) =>
      platformRows<{ points: number }>('select points from platform.tries_of(?, ?)', [
        wanted,
        moment,
      ])
    assert.deepEqual(await tries('wall'), [{ points: 3 }])
    for (const wanted of ['', '%', 'wal%', 'WALL']) assert.deepEqual(await tries(wanted), [])
    await platformRows('select platform.forget_tries(?)', ['wall'])
    assert.deepEqual(await tries('wall'), [])
  })

  async function sessionRow(wanted: string) {
    return lucid.connection('owner').from('platform.sessions').where('id', wanted)
  }
})
