import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, platform, withTenant } from '#domain/shared/data/database'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const form = { first_name_en: 'Nour', last_name_en: 'Salem', status: 'active' }

const endWaiting = sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`

const endOwn = sql`select pg_terminate_backend(pg_backend_pid())`

test.group('A database that restarts', () => {
  test('whoever waits for a statement is asked to try again: 503, not 500', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await createStudent(centre)
    await visitor.prepare()
    let answer: ReturnType<typeof visitor.post>
    await withTenant(centre.id, async () => {
      await sql`select 1 from counters where name = 'students' for update`.execute(db())
      answer = visitor.post('/admin/students', form)
      await untilSomebodyWaits()
      await endWaiting.execute(platform())
    })
    const refused = await answer!
    assert.equal(refused.status(), 503)
    assert.equal(refused.header('retry-after'), '5')
  })

  test('nobody gets the connection that it has ended', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.prepare()
    const ended: string[] = []
    // The server ends a connection before its socket is closed: whoever asks in between comes first
    for (let at = 0; at < 20; at++) {
      await endOwn.execute(platform()).catch(() => ended.push('one'))
      assert.equal((await visitor.get('/admin/students')).status(), 200)
      await sql`select 1`.execute(platform())
    }
    assert.lengthOf(ended, 20)
  })
})
