import { test } from '@japa/runner'
import { startDatabaseUser } from '#tests/helpers/database/database_user'
import { startExternalServer } from '#tests/helpers/database/external_server'

const LOGIN = `login password 'password'`

test.group('An external database', (group) => {
  group.each.timeout(120_000)

  test('an owner who may create roles makes the application one', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query(`create role boss ${LOGIN} createrole`)
    await server.superuser.query('create database centre owner boss')
    const settings = { DATA_DIR: server.dataDir, DATABASE_URL: server.url('boss', 'centre') }
    const first = await startDatabaseUser(settings)
    await first.release()
    const second = await startDatabaseUser(settings)
    const app = await second.connect('APP')
    const owner = await second.connect('OWNER')
    await owner.query('create extension pg_trgm')
    await context.assert.rejects(() => app.query('create table t ()'), /permission denied/)
    context.assert.equal(app.user, 'centre_app')
    await Promise.all([app.end(), owner.end()])
    await second.release()
  })

  test('a superuser may be the owner', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query('create database centre')
    const user = await startDatabaseUser({
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.url('postgres', 'centre'),
    })
    await user.release()
    context.assert.equal(user.refusal, '')
  })

  test('the tests use a database of their own', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query('create database centre')
    const user = await startDatabaseUser({
      NODE_ENV: 'test',
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.url('postgres', 'centre'),
    })
    const owner = await user.connect('OWNER')
    context.assert.equal(owner.database, 'centre_test')
    await owner.end()
    await user.release()
  })

  test('an owner who may not create roles is asked for DATABASE_APP_URL', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query(`create role boss ${LOGIN}`)
    await server.superuser.query('create database centre owner boss')
    await server.superuser.query(`create role clerk ${LOGIN}`)
    const settings = { DATA_DIR: server.dataDir, DATABASE_URL: server.url('boss', 'centre') }
    const refused = await startDatabaseUser(settings)
    context.assert.match(refused.refusal, /^DATABASE_APP_URL is not set and boss may not create/)

    const user = await startDatabaseUser({
      ...settings,
      DATABASE_APP_URL: server.url('clerk', 'centre'),
    })
    const app = await user.connect('APP')
    context.assert.equal(app.user, 'clerk')
    await app.end()
    await user.release()
  })

  test('a role that nothing would bind is refused as the application', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query(`create role boss ${LOGIN}`)
    await server.superuser.query(`create role mighty ${LOGIN} superuser`)
    await server.superuser.query(`create role passer ${LOGIN} bypassrls`)
    await server.superuser.query(`create role maker ${LOGIN} createrole`)
    await server.superuser.query(`create role member ${LOGIN} in role boss`)
    await server.superuser.query('create database centre owner boss')
    const refusal = async (name: string) => {
      const user = await startDatabaseUser({
        DATA_DIR: server.dataDir,
        DATABASE_URL: server.url('boss', 'centre'),
        DATABASE_APP_URL: server.url(name, 'centre'),
      })
      return user.refusal
    }
    context.assert.match(await refusal('mighty'), /"mighty" is a superuser/)
    context.assert.match(await refusal('passer'), /"passer" bypasses row-level security/)
    context.assert.match(await refusal('maker'), /"maker" may create roles/)
    context.assert.match(await refusal('member'), /"member" owns the database/)
    context.assert.match(await refusal('boss'), /"boss" owns the database/)
  })

  test('a database that is missing or not the owner’s is explained', async (context) => {
    const server = await startExternalServer(context.test)
    await server.superuser.query(`create role guest ${LOGIN}`)
    await server.superuser.query('create database centre')
    const refusal = async (database: string) => {
      const DATABASE_URL = server.url('guest', database)
      return (await startDatabaseUser({ DATA_DIR: server.dataDir, DATABASE_URL })).refusal
    }
    context.assert.match(await refusal('nowhere'), /database "nowhere" does not exist/)
    context.assert.match(await refusal('centre'), /guest may not create tables in "centre"/)
  })
})
