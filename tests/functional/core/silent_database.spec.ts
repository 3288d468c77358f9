import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import pg from 'pg'
import { cutWhenSilent, patience } from '#domain/shared/data/silent_database'
import { platform } from '#domain/shared/data/database'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { stopDatabase } from '#tests/helpers/database/stopped_database'
import { guest, signedIn } from '#tests/helpers/visitor'

/** In milliseconds: how long a page may take on a quiet machine, and what of that is left for the page itself. */
const promised = 5_000
const forThePage = 1_000
/** The least that anything waits for a database that says nothing. */
const oneWait = Math.min(...Object.values(patience))

async function answersAgain() {
  const answers = () =>
    sql`select 1`.execute(platform()).then(
      () => true,
      () => false
    )
  while (!(await answers())) await nextTurn()
}

test.group('A database that hangs', (group) => {
  group.each.teardown(answersAgain)

  test('every page says so after one wait, and all works when it goes on', async (context) => {
    const { assert, client } = context
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const stranger = guest(client, account.centre).set('locale', 'ar')
    await stranger.prepare()
    const stopped = await stopDatabase(context.test)

    const askAll = async () => {
      const began = performance.now()
      const answers = await Promise.all([
        visitor.get('/admin/students'),
        visitor.visit('/admin/students'),
        stranger.get('/admin/login'),
        stranger.post('/admin/login', { email: account.email, password: 'any' }),
        // More than there are connections
        ...Array.from({ length: 12 }, () => visitor.get('/admin')),
      ])
      return { answers, took: performance.now() - began }
    }
    const { answers, took } = await askAll()
    const { took: refusing } = await askAll()
    assert.isAtMost(Math.max(...Object.values(patience)), promised - forThePage)
    // The machine is busy with other tests, so the time alone says little: a second wait takes this long
    assert.isBelow(took - refusing, 2 * oneWait)
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [503])
    assert.equal(answers[1].body().component, 'errors/show')
    assert.equal(answers[1].body().props.status, 503)
    assert.include(answers[2].text(), 'dir="rtl"')
    assert.isBelow(refusing, oneWait)

    stopped.letGo()
    await answersAgain()
    assert.equal((await visitor.visit('/admin/students')).status(), 200)
    assert.equal((await stranger.get('/admin/login')).status(), 200)
  })
    .skip(Boolean(process.env.DATABASE_URL), 'its processes are not ours')
    .timeout(60_000)

  test('a connection that had nothing to do for long is cut like any other', async ({
    assert,
    cleanup,
  }) => {
    const client = await watched(cleanup)
    await once(client.connection.stream, 'timeout')
    await assert.rejects(() => client.query('select pg_sleep(30)'), 'PostgreSQL is silent')
  })

  test('is not taken for silent where the question comes just after a long rest', async ({
    assert,
    cleanup,
  }) => {
    const client = await watched(cleanup)
    client.connection.stream.emit('timeout')
    assert.lengthOf((await client.query('select pg_sleep(0.01)')).rows, 1)
  })

  test('is not taken for silent where we were busy ourselves', async ({ assert, cleanup }) => {
    const client = await watched(cleanup)
    const answer = client.query('select pg_sleep(0.01)')
    await nextTurn()
    const until = performance.now() + 2 * patience.silence
    while (performance.now() < until);
    assert.lengthOf((await answer).rows, 1)
  })
})

type Watched = pg.Client & { connection: { stream: NodeJS.EventEmitter } }

/** A connection of its own, which is cut after 200 ms. */
async function watched(cleanup: (restore: () => void) => void) {
  const usual = patience.silence
  patience.silence = 200
  const client = new pg.Client({
    host: process.env.DB_HOST,
    port: Number(process.env.DB_PORT),
    database: process.env.DB_DATABASE,
    user: process.env.DB_APP_USER,
    password: process.env.DB_APP_PASSWORD,
  })
  cleanup(() => {
    patience.silence = usual
    client.end().catch(() => {})
  })
  client.on('error', () => {})
  await client.connect()
  cutWhenSilent(client as unknown as pg.PoolClient)
  return client as unknown as Watched
}
