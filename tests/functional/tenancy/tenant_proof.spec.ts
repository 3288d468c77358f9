import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import {
  db,
  platform,
  readStatements,
  withTenant,
  writeStatement,
} from '#domain/shared/data/database'
import { TenantTokens } from '#domain/shared/data/tenant_tokens'
import { asOwner } from '#tests/helpers/database/as_owner'
import { tenantTables } from '#tests/helpers/database/tenant_tables'
import {
  createAdministrator,
  createCentre,
  type Account,
  type Centre,
} from '#tests/helpers/centre/centre'
import { furnishedCentre } from '#tests/helpers/centre/furnished_centre'
import { signedInSession } from '#tests/helpers/access/session'

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

async function slipIn(into: Centre, text: string): Promise<Row[]> {
  const slipped = () => db().executeQuery<Row>(CompiledQuery.raw(text))
  return withTenant(into.id, slipped).then(
    ({ rows }) => rows,
    (error: { code: string }) => {
      if (['42501', '42601'].includes(error.code)) return []
      throw error
    }
  )
}

const inTenant = async <R>(centre: Centre, query: RawBuilder<R>) =>
  (await withTenant(centre.id, () => query.execute(db()))).rows

const outside = async <R>(query: RawBuilder<R>) => (await query.execute(platform())).rows

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
      for (const text of slips(b, table)) {
        const rows = await slipIn(a, text)
        assert.notInclude(
          rows.map((row) => row.tenant_id),
          b.id,
          text
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
      const both = CompiledQuery.raw(`select 1; ${second}`)
      const doors = [
        () => withTenant(centre.id, () => db().executeQuery(both)),
        () => readStatements(centre.id, () => db().executeQuery(both)),
        () => writeStatement(centre.id, () => db().executeQuery(both)),
        () => platform().executeQuery(both),
      ]
      for (const slip of doors) {
        const refusal = await slip().catch((error) => error)
        assert.equal(refusal.code, '42601', second)
      }
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
    for (const way of ways) {
      const refusal = await asApplication((client) => client.query(way).catch((error) => error))
      assert.equal(refusal.code, '42501', way)
    }
  })
})

test.group('A proof', (group) => {
  let a: Centre
  group.setup(async () => {
    a = await createCentre()
    await createAdministrator(a)
  })

  const ownProof = `select current_setting('app.tenant_proof') as proof`
  const proofOf = async (centre: Centre) =>
    (await inTenant(centre, sql.raw<{ proof: string }>(ownProof)))[0]!.proof

  const keys = () =>
    asOwner().selectFrom('platform.tenant_keys').select(['entry', 'seal']).executeTakeFirstOrThrow()

  const enter = (proof: string) =>
    `select set_config('app.tenant_id', '${a.id}', true), set_config('app.tenant_proof', '${proof}', true)`
  const users = 'select count(*)::integer as users from users'

  test('is good in its own transaction and in no other', async ({ assert }) => {
    const spent = await proofOf(a)
    await assert.rejects(
      () => asApplication((client) => client.query(`begin; ${enter(spent)}; ${users}`)),
      'no tenant without its proof'
    )
    assert.notEqual(await proofOf(a), spent)
  })

  test('is not the same in two transactions of one connection', async ({ assert }) => {
    const token = await new TenantTokens(async () => (await keys()).entry).of(a.id)
    await asApplication(async (client) => {
      await client.query('begin')
      await client.query('select platform.enter($1, $2)', [a.id, token])
      const spent = (await client.query<{ proof: string }>(ownProof)).rows[0]!.proof
      assert.deepEqual((await client.query(users)).rows, [{ users: 1 }])
      await client.query('commit; begin')
      await client.query(enter(spent))
      await assert.rejects(() => client.query(users), /without its proof/)
    })
  })

  test('cannot be asked for without the token, nor made from a readable key', async ({
    assert,
  }) => {
    const invented = createHash('sha256').update(a.id).digest('hex')
    for (const text of [
      `select platform.enter('${a.id}', '${invented}')`,
      `select platform.enter('${a.id}', null)`,
      `select platform.enter(null, null)`,
      'select * from platform.tenant_keys',
      `update platform.tenant_keys set entry = 'x'`,
    ]) {
      await assert.rejects(() => outside(sql.raw(text)), /permission denied|token/)
    }
  })

  test('is nothing a token can be read from', async ({ assert }) => {
    const seen = await withTenant(a.id, async () => {
      await sql`select 1`.execute(db())
      const { rows } = await sql<{ query: string }>`
        select query from pg_stat_activity where usename = current_user and query ~ 'platform.enter'
        union all select statement from pg_prepared_statements where statement ~ 'platform.enter'`.execute(
        db()
      )
      return rows
    })
    assert.isNotEmpty(seen)
    for (const { query } of seen) assert.notMatch(query, /[0-9a-f]{64}/)
  })

  test('is made with keys that no printed plan shows', async ({ assert }) => {
    const { entry, seal } = await keys()
    const printed = [entry, seal].map((key) => [...new Int8Array(key)].slice(0, 8).join(' '))
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
    for (const key of printed) assert.notInclude(seen.join(' '), key)
  })

  test('is what a round trip brings along', async ({ assert }) => {
    const { rows } = await readStatements(a.id, () => sql`select 1 from users`.execute(db()))
    assert.lengthOf(rows, 1)
    await assert.rejects(() => outside(sql`select platform.entered()`))
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
    await outside(sql`select platform.end_session(${key})`)
  })

  test('{table}: the application may not {act}')
    .with(
      [
        { table: 'sessions', column: 'id' },
        { table: 'remember_tokens', column: 'id' },
        { table: 'rate_limits', column: 'key' },
      ].flatMap(({ table, column }) => [
        { table, act: 'read', text: `select ${column} from platform.${table}` },
        { table, act: 'delete', text: `delete from platform.${table}` },
        { table, act: 'update', text: `update platform.${table} set ${column} = null` },
        { table, act: 'insert', text: `insert into platform.${table} (${column}) values (null)` },
      ])
    )
    .run(async ({ assert }, { text }) => {
      await assert.rejects(() => outside(sql.raw(text)), /permission denied/)
    })

  test('a session answers to its exact key, in its own centre', async ({ assert }) => {
    const open = (wanted: string) => sql`select data from platform.open_session(${wanted})`
    const read = async (centre: Centre, wanted: string) =>
      (await readStatements(centre.id, () => open(wanted).execute(db()))).rows
    assert.lengthOf(await read(here.centre, key), 1)
    assert.lengthOf(await read(there.centre, key), 0)
    for (const wanted of ['', '%', key.slice(0, -1), key.toUpperCase()]) {
      assert.lengthOf(await read(here.centre, wanted), 0)
    }
    await assert.rejects(() => outside(open(key)))
  })

  test('its name is not its key, and opens nothing', async ({ assert }) => {
    const [named] = await inTenant(
      here.centre,
      sql<{ name: string }>`select name from platform.sessions_of(${here.userId})`
    )
    assert.notInclude(named!.name, key)
    const { rows: opened } = await readStatements(here.centre.id, () =>
      sql`select 1 from platform.open_session(${named!.name})`.execute(db())
    )
    assert.lengthOf(opened, 0)
  })

  test('{call} reaches no other centre')
    .with([
      { call: 'sessions_of', of: () => sql`select * from platform.sessions_of(${here.userId})` },
      { call: 'devices_of', of: () => sql`select * from platform.devices_of(${here.userId})` },
      { call: 'end_sessions', of: () => sql`select platform.end_sessions(${here.userId}, null)` },
      { call: 'end_sessions of all', of: () => sql`select platform.end_sessions(null, null)` },
      {
        call: 'renew_sessions',
        of: () => sql`select platform.renew_sessions(array[${here.userId}]::uuid[])`,
      },
      { call: 'lock_session', of: () => sql`select platform.lock_session(${key}, now())` },
      {
        call: 'view_in_session',
        of: () => sql`select platform.view_in_session(${key}, ${here.userId})`,
      },
      { call: 'count_try', of: () => sql`select platform.count_try_in_session(${key})` },
      {
        call: 'touch',
        of: () => sql`select platform.touch_session(${key}, now() + interval '9 years')`,
      },
      {
        call: 'change',
        of: () =>
          sql`select platform.change_session(${key}, null, '{}', now() + interval '9 years')`,
      },
    ])
    .run(async ({ assert }, { of }) => {
      const kept = () => sessionRow(key)
      const before = await kept()
      assert.isNotEmpty(before)
      const rows = (await inTenant(there.centre, of())) as object[]
      assert.isEmpty(rows.flatMap(Object.values).filter((value) => value && value !== '0'))
      assert.deepEqual(await kept(), before)
    })

  test('counted tries answer to their exact key', async ({ assert }) => {
    const [moment, end] = [Date.now(), Date.now() + 60_000]
    await outside(sql`select * from platform.count_tries('wall', 3, ${end}, ${moment}, false)`)
    const tries = (wanted: string) =>
      outside(sql`select points from platform.tries_of(${wanted}, ${moment})`)
    assert.deepEqual(await tries('wall'), [{ points: 3 }])
    for (const wanted of ['', '%', 'wal%', 'WALL']) assert.deepEqual(await tries(wanted), [])
    await outside(sql`select platform.forget_tries('wall')`)
    assert.deepEqual(await tries('wall'), [])
  })

  const sessionRow = (wanted: string) =>
    asOwner().selectFrom('platform.sessions').selectAll().where('id', '=', wanted).execute()
})
