import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { sql } from 'kysely'
import HttpExceptionHandler from '#core/errors/exception_handler'
import { MalformedRequestError } from '#core/requests/well_formed_middleware'
import { UnknownHostError } from '#core/tenants/tenant_middleware'
import { requestsOf } from '#core/requests/request_places'
import { BusyError } from '#domain/shared/runtime/fair_share'
import { db, withTenantAsOwner } from '#domain/shared/data/database'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { send } from '#tests/helpers/server/own_socket'
import { signedIn } from '#tests/helpers/visitor'

const form = { first_name_en: 'Nour', last_name_en: 'Salem', status: 'active' }
const loops = 20

test.group('A centre’s share of the requests under way', () => {
  test('what a loud centre asks beyond it waits in its own queue, and another centre is served', async ({
    client,
    assert,
  }) => {
    const loud = await createCentre()
    await createStudent(loud)
    const many = await (await signedIn(client, await createAdministrator(loud))).prepare()
    const quiet = await signedIn(client, await createAdministrator(await createCentre()))
    let asked: Promise<unknown>[] = []
    await withTenantAsOwner(loud.id, async () => {
      await sql`select 1 from counters where name = 'students' for update`.execute(db())
      asked = Array.from({ length: loops }, () => many.post('/admin/students', form).then(() => {}))
      while (requestsOf(loud.id).taken + requestsOf(loud.id).waiting < loops) await pause(10)
      assert.isAtMost(requestsOf(loud.id).taken, 8)
      ;(await quiet.visit('/admin/students')).assertStatus(200)
      ;(await many.get('/favicon.svg')).assertStatus(200)
      assert.isAtLeast(requestsOf(loud.id).waiting, loops - 8)
    })
    await Promise.all(asked)
    assert.deepEqual(requestsOf(loud.id), { taken: 0, waiting: 0 })
    assert.lengthOf(await rowsOf(loud, 'students'), loops + 1)
  })

  test('a body that is still on its way holds no place', async ({ client, cleanup }) => {
    const centre = await createCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const body = JSON.stringify(form)
    const slow = Array.from({ length: loops }, () =>
      send(visitor, 'POST', '/admin/students', body.slice(0, -10), body.length)
    )
    cleanup(() => slow.forEach((each) => each.destroy()))
    await pause(100)
    ;(await visitor.visit('/admin/students')).assertStatus(200)
  })

  test('whoever waited in vain gets 503: a page, or a line above the page that is open', async ({
    assert,
  }) => {
    const page = await refused()
    assert.deepEqual(page.shown, { status: 503, request_id: page.ctx.request.id() })
    const visit = await refused({ 'x-inertia': 'true' })
    assert.isUndefined(visit.shown)
    assert.include(visit.ctx.response.getBody(), 'Markaz is very busy')
    for (const { ctx } of [page, visit]) {
      assert.equal(ctx.response.getStatus(), 503)
      assert.equal(ctx.response.getHeader('retry-after'), '5')
    }
  })

  test('whoever left while they waited is refused nothing, and the log has no line about it', async ({
    assert,
  }) => {
    const type = 'stream.not.readable'
    const unread = Object.assign(new Error('stream is not readable'), { type })
    const lines: unknown[] = []
    const write = (...words: unknown[]) => lines.push(words)
    for (const error of [new BusyError(), unread]) {
      const ctx = new HttpContextFactory().create()
      Object.assign(ctx, { logger: { info: write, warn: write, error: write } })
      ctx.response.response.destroy()
      const handler = new HttpExceptionHandler()
      await handler.report(error, ctx)
      await handler.handle(error, ctx)
    }
    assert.isEmpty(lines)
  })

  test('what is refused before a centre is known has the share of one', async ({ assert }) => {
    const { promise: shown, resolve: show } = Promise.withResolvers<string>()
    const answers = Array.from({ length: loops }, (_, at) => {
      const ctx = new HttpContextFactory().create()
      Object.assign(ctx, { inertia: { render: () => shown } })
      ctx.request.request.headers.accept = 'text/html'
      const refusal = at % 2 ? new UnknownHostError() : new MalformedRequestError()
      return new HttpExceptionHandler().handle(refusal, ctx).then(() => ctx.response.getStatus())
    })
    await pause(10)
    const { taken, waiting } = requestsOf('strangers')
    assert.isAtMost(taken, 8)
    assert.equal(taken + waiting, loops)
    show('page')
    assert.sameMembers([...new Set(await Promise.all(answers))], [400, 404])
    while (requestsOf('strangers').taken > 0) await pause(1)
    assert.equal(requestsOf('strangers').waiting, 0)
  })
})

async function refused(headers: Record<string, string> = {}) {
  const ctx = new HttpContextFactory().create()
  let shown: unknown
  Object.assign(ctx, {
    inertia: { render: (_: string, props: object) => (shown = props) && 'page' },
  })
  Object.assign(ctx.request.request.headers, { accept: 'text/html', ...headers })
  await new HttpExceptionHandler().handle(new BusyError(), ctx)
  return { ctx, shown }
}
