import fs from 'node:fs'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import logger from '@adonisjs/core/services/logger'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import HttpExceptionHandler from '#core/errors/exception_handler'
import { db, platform, withTenant, writeStatement } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { databaseLog, listenToLogs } from '#tests/helpers/server/logs'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const canary = {
  password: 'Canary-Phrase-918273',
  email: 'canary.918273@secret.test',
  phone: '+966509182736',
  nationalId: '9182736455',
  token: 'CanaryToken918273CanaryToken918273CanaryToken918273',
  code: '918273',
  cookie: 'canary-cookie-918273',
}

const body = {
  password: canary.password,
  current_password: canary.password,
  password_confirmation: canary.password,
  confirmation: canary.email,
  email: canary.email,
  new_email: canary.email,
  phone: canary.phone,
  national_id: canary.nationalId,
  token: canary.token,
  code: canary.code,
  recovery_code: canary.code,
  first_name_en: 'Canary',
  last_name_en: 'Bird',
  version: 1,
}

/** Leaving or deleting would end the visitor's own session before the other routes are tried. */
const isFarewell = (name: string) => /logout|profile\.destroy|sessions/.test(name)

const routes = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ name }) => !isFarewell(name ?? ''))
    .flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          method: method as 'GET' | 'POST',
          path: pattern
            .replace(':id', uuid())
            .replace(/:token/g, canary.token)
            .replace(/:\w+/g, 'canary')
            .replace('*', canary.token),
        }))
    )

async function callAll(visitor: Visitor) {
  await visitor.prepare()
  visitor.set('canary', canary.cookie)
  for (const { method, path } of routes()) {
    const query = `?email=${canary.email}&token=${canary.token}&q=${encodeURIComponent(canary.phone)}`
    const request = visitor
      .authentic(method, path + query)
      .header('Authorization', `Bearer ${canary.token}`)
    await (method === 'GET' ? request : request.json(body))
  }
}

async function callers(client: ApiClient, centre: Centre) {
  return [
    guest(client, centre),
    await signedIn(client, await createAdministrator(centre)),
    await signedIn(client, await createPerson(centre, 'student')),
  ]
}

/** Failures that quote what was sent: PostgreSQL's, by both ways to it, and a body that is no JSON. */
async function fail(client: ApiClient, centre: Centre) {
  const ctx = await testUtils.createHttpContext()
  const report = (error: unknown) => new HttpExceptionHandler().report(error, ctx)
  const { userId } = await createAdministrator(centre)
  const twin = () =>
    sql`update users set email = ${canary.email} where id <> ${userId} or true`.execute(db())
  await createAdministrator(centre)
  await withTenant(centre.id, twin).catch(report)
  await writeStatement(centre.id, twin).catch(report)
  await sql`select ${canary.password}::uuid`.execute(platform()).catch(report)
  await sql`select ${canary.nationalId + 'x'}::date`.execute(platform()).catch(report)
  logger.info({ req: { headers: { cookie: canary.cookie }, body } }, 'a request')
  logger.info({ user: { email: canary.email, phone: canary.phone } }, `of ${canary.email}`)
  await (
    await guest(client, centre).prepare()
  )
    .authentic('POST', '/login')
    .header('Content-Type', 'application/json')
    .json(`{"password": ${canary.password}`)
}

test.group('Logs', () => {
  test('T30 canary secrets sent through every route stand in no log, error or statement log', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const logs = listenToLogs()
    const statements = databaseLog()
    try {
      for (const visitor of await callers(client, centre)) await callAll(visitor)
      await fail(client, centre)
    } finally {
      logs.stop()
    }
    const written = logs.text() + statements()
    assert.include(logs.text(), 'PostgreSQL 23505')
    assert.include(logs.text(), '[address]')
    for (const [name, secret] of Object.entries(canary)) {
      assert.notInclude(written, secret, name)
      assert.notInclude(written, encodeURIComponent(secret), name)
    }
  }).timeout(120_000)

  test('T30 the database that comes along logs no values', async ({ assert }) => {
    if (process.env.DATABASE_URL) return
    assert.isTrue(fs.existsSync(databaseLog.path()))
    const { rows } = await sql<{ setting: string }>`select name, setting from pg_settings
      where name like 'log_parameter%' or name = 'log_error_verbosity' order by 1`.execute(
      platform()
    )
    assert.deepEqual(
      rows.map(({ setting }) => setting),
      ['terse', '0', '0']
    )
  })
})
