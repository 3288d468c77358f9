import fs from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { assertDurable } from '#bin/database/reach'
import { openClient } from '#bin/database/connection'
import { runningPostmaster } from '#bin/database/server'
import { startDatabaseUser } from '#tests/helpers/database/database_user'
import { newInstallation } from '#tests/helpers/server/installation'

test.group('The embedded database', (group) => {
  group.each.timeout(120_000)

  test('it listens on no network and its folders and passwords are its own', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    const user = await startDatabaseUser({ DATA_DIR: dataDir })
    const app = await user.connect('APP')
    const { rows } = await app.query('show listen_addresses')
    await app.end()
    await user.release()

    context.assert.deepEqual(rows, [{ listen_addresses: '' }])
    for (const folder of [state.run, state.data]) {
      context.assert.equal(fs.statSync(folder).mode & 0o777, 0o700)
    }
    context.assert.equal(fs.statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600)
  })

  test('the owner makes tables and extensions, the application neither', async (context) => {
    const { dataDir } = await newInstallation(context.test)
    const user = await startDatabaseUser({ DATA_DIR: dataDir })
    const [owner, app] = [await user.connect('OWNER'), await user.connect('APP')]
    for (const name of ['pg_trgm', 'btree_gin', 'btree_gist', 'unaccent']) {
      await owner.query(`create extension ${name}`)
    }
    await context.assert.rejects(() => app.query('create table t ()'), /permission denied/)
    const { rows } = await app.query(
      `select rolname from pg_roles where rolname ~ '^markaz' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`
    )
    await Promise.all([owner.end(), app.end()])
    await user.release()

    context.assert.lengthOf(rows, 0)
  })

  test('a server that could lose an acknowledged write is refused', async (context) => {
    const { dataDir, state, secrets } = await newInstallation(context.test)
    const user = await startDatabaseUser({ DATA_DIR: dataDir })
    const login = { user: 'postgres', password: secrets.superuser, database: 'postgres' }
    const client = await openClient(runningPostmaster(state.data)!.address, login)
    await assertDurable(client, state)
    await client.query('set synchronous_commit = off')
    await context.assert.rejects(() => assertDurable(client, state), /synchronous_commit/)
    await client.end()
    await user.release()
  })

  test('the server of a killed application is adopted by the next one', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    const killed = await startDatabaseUser({ DATA_DIR: dataDir })
    const before = runningPostmaster(state.data)
    await killed.kill()
    const next = await startDatabaseUser({ DATA_DIR: dataDir })
    context.assert.isDefined(before)
    context.assert.deepEqual(runningPostmaster(state.data), before)
    await next.release()
    context.assert.isUndefined(runningPostmaster(state.data))
  })

  test('a killed server starts again with all it had acknowledged', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    const first = await startDatabaseUser({ DATA_DIR: dataDir })
    const owner = await first.connect('OWNER')
    await owner.query('create table kept as select 7 as value')
    await first.kill()
    process.kill(runningPostmaster(state.data)!.pid, 'SIGKILL')
    const second = await startDatabaseUser({ DATA_DIR: dataDir })
    const again = await second.connect('OWNER')
    const { rows } = await again.query('select value from kept')
    await again.end()
    await second.release()

    context.assert.deepEqual(rows, [{ value: 7 }])
  })

  test('whatever a power cut left of {files}, the next one starts and is the last user')
    .with([
      { files: 'nothing', left: () => '' },
      { files: 'half', left: (text: string) => text.slice(0, text.length / 2) },
    ])
    .run(async (context, { left }) => {
      const { dataDir, state } = await newInstallation(context.test)
      const killed = await startDatabaseUser({ DATA_DIR: dataDir })
      const [pid] = fs.readdirSync(state.users)
      const mark = fs.readFileSync(join(state.users, pid!), 'utf8')
      await killed.kill()
      // Numbers are given again after a cut: here that of a process that runs
      for (const file of [join(state.users, String(process.pid)), state.lock])
        fs.writeFileSync(file, left(file === state.lock ? `${process.pid} ${mark}` : mark))
      const next = await startDatabaseUser({ DATA_DIR: dataDir })
      context.assert.equal(next.refusal, '')
      await next.release()
      context.assert.isUndefined(runningPostmaster(state.data))
      context.assert.deepEqual(fs.readdirSync(state.users), [])
    })

  test('the server runs until its last user has left', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    const users = await Promise.all([1, 2].map(() => startDatabaseUser({ DATA_DIR: dataDir })))
    await users[0]!.release()
    context.assert.isDefined(runningPostmaster(state.data))
    await users[1]!.release()
    context.assert.isUndefined(runningPostmaster(state.data))
  })

  test('an interrupted first start does not count', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    fs.mkdirSync(join(state.making, 'data'), { recursive: true })
    fs.writeFileSync(join(state.making, 'data', 'PG_VERSION'), '18')
    const user = await startDatabaseUser({ DATA_DIR: dataDir })
    await user.release()

    context.assert.equal(user.refusal, '')
    context.assert.isFalse(fs.existsSync(state.making))
  })

  test('data of another major version are left alone, with a sentence', async (context) => {
    const { dataDir, state } = await newInstallation(context.test)
    fs.mkdirSync(state.data)
    fs.writeFileSync(join(state.data, 'PG_VERSION'), '17\n')
    const user = await startDatabaseUser({ DATA_DIR: dataDir })

    context.assert.match(user.refusal, /written by PostgreSQL 17/)
    context.assert.deepEqual(fs.readdirSync(state.data), ['PG_VERSION'])
  })
})
