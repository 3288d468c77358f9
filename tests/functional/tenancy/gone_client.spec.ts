import type { ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { type RawBuilder, sql } from 'kysely'
import { appServer } from '#config/database'
import { db, platform, withTenantAsOwner } from '#domain/shared/data/database'
import {
  createAdministrator,
  createCentre,
  rowsOf,
  type Centre,
} from '#tests/helpers/centre/centre'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { send } from '#tests/helpers/server/own_socket'
import { signedIn } from '#tests/helpers/visitor'

const form = { first_name_en: 'Gone', last_name_en: 'Client', status: 'active', version: 1 }
const people = 20

async function openBackOffice(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, visitor: await visitor.prepare() }
}

async function waiting(count: number) {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where usename = current_user and wait_event_type = 'Lock'`.execute(platform())
    if (rows[0]!.waiting >= count) return
    await pause(10)
  }
}

async function busy() {
  const { rows } = await sql<{ busy: number }>`
    select count(*)::integer as busy from pg_stat_activity
    where usename = current_user and state <> 'idle' and pid <> pg_backend_pid()`.execute(
    platform()
  )
  return rows[0]!.busy
}

/** Every connection is back, and on each no tenant stands: as many answer at once as the pool has. */
async function rested() {
  while ((await busy()) > 0) await pause(10)
  const standing = sql<{ pid: number; tenant: string }>`
    select pg_backend_pid() as pid, coalesce(current_setting('app.tenant_id', true), '') as tenant, pg_sleep(0.2)::text`
  const all = Array.from({ length: appServer.max! }, () => standing.execute(platform()))
  const rows = (await Promise.all(all)).flatMap((answer) => answer.rows)
  if (new Set(rows.map(({ pid }) => pid)).size < rows.length)
    throw new Error('A connection is kept')
  return [...new Set(rows.map(({ tenant }) => tenant))]
}

const gone = (requests: ClientRequest[]) => requests.forEach((one) => one.destroy())

async function holding(centre: Centre, lock: RawBuilder<unknown>, requests: () => ClientRequest[]) {
  await withTenantAsOwner(centre.id, async () => {
    await lock.execute(db())
    const sent = requests()
    await waiting(sent.length)
    gone(sent)
    await pause(50)
  })
}

test.group('A client who leaves', () => {
  test('while a change waits for its row: the change is whole, or it is not there', async ({
    assert,
    client,
  }) => {
    const { centre, visitor } = await openBackOffice(client)
    const { id } = await createStudent(centre)
    const body = JSON.stringify(form)
    await holding(centre, sql`select 1 from students where id = ${id} for update`, () => [
      send(visitor, 'PUT', `/admin/students/${id}`, body),
    ])
    assert.deepEqual(await rested(), [''])
    const { version, first_name: name } = await studentRow(centre, id)
    const changes = await rowsOf(centre, 'audit_events', { action: 'students.update' })
    assert.lengthOf(changes, version - 1)
    assert.equal(name, version === 1 ? 'Sara' : 'Gone')
  })

  test('while new students wait for their numbers: no gap, no student without a trail', async ({
    assert,
    client,
  }) => {
    const { centre, visitor } = await openBackOffice(client)
    await createStudent(centre)
    const body = JSON.stringify(form)
    await holding(centre, sql`select 1 from counters where name = 'students' for update`, () =>
      Array.from({ length: 5 }, () => send(visitor, 'POST', '/admin/students', body))
    )
    assert.deepEqual(await rested(), [''])
    const students = await rowsOf(centre, 'students')
    const trail = await rowsOf(centre, 'audit_events', { action: 'students.create' })
    assert.sameMembers(
      trail.map(({ subject_id: subject }) => subject),
      students.map(({ id }) => id)
    )
    const [{ next }] = await rowsOf(centre, 'counters', { name: 'students' })
    assert.equal(Number(next), students.length + 1)
  })

  test('before the body is complete: nothing is written', async ({ assert, client }) => {
    const { centre, visitor } = await openBackOffice(client)
    const body = JSON.stringify(form)
    const half = send(visitor, 'POST', '/admin/students', body.slice(0, -10), body.length)
    await pause(50)
    half.destroy()
    assert.deepEqual(await rested(), [''])
    assert.isEmpty(await rowsOf(centre, 'students'))
  })

  test('many times over: the next centre is served, and sees only its own', async ({
    assert,
    client,
  }) => {
    const { centre, visitor } = await openBackOffice(client)
    await createStudent(centre)
    for (let count = 0; count < people; count++) {
      const sent = send(visitor, 'GET', '/admin/students', '')
      await pause(count)
      sent.destroy()
    }
    assert.deepEqual(await rested(), [''])
    const next = await openBackOffice(client)
    const { students } = (await next.visitor.visit('/admin/students')).body().props
    assert.isEmpty(students.rows)
  })
})
