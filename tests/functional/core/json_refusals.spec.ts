import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import i18nManager from '@adonisjs/i18n/services/main'
import HttpExceptionHandler from '#core/errors/exception_handler'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { listenToLogs } from '#tests/helpers/server/logs'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const arabic = /^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u

const suggestions = '/admin/name-suggestions?first=Sara&last=Haddad&to=ar'

const asking = (visitor: Visitor, path = suggestions) =>
  visitor.set('locale', 'ar').get(path).header('Accept', 'application/json')

class QuietHandler extends HttpExceptionHandler {
  override async report() {}
}

test.group('What a script that reads JSON is told', () => {
  test('without the permission: 403 in the reader’s language', async ({ client, assert }) => {
    const account = await createAdministratorWho(await createCentre(), ['admin.subjects.index'])
    const visitor = await signedIn(client, account)
    const logs = listenToLogs()
    const answer = await visitor
      .get(suggestions)
      .header('Accept', 'application/json')
      .finally(logs.stop)
    answer.assertStatus(403)
    assert.include(logs.text(), 'Access denied')
    assert.notInclude(logs.text(), 'Internal server error')
    assert.deepEqual(Object.keys(answer.body()), ['message'])
    assert.match(answer.body().message, /^You don’t have access to this\./)
  })

  test('without a session: 401, and where it was asked from is not returned to', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre())
    for (const answer of [
      await asking(visitor),
      await asking(visitor).header('X-Background', '1'),
    ]) {
      answer.assertStatus(401)
      assert.match(answer.body().message, arabic)
    }
  })

  test('of what is not there, and of a form without its token', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const missing = await visitor.get('/admin/nothing').header('Accept', 'application/json')
    missing.assertStatus(404)
    assert.match(missing.body().message, /^This doesn’t exist/)
    const forged = await visitor
      .request('POST', '/admin/subject-archives')
      .header('Accept', 'application/json')
      .json({})
    forged.assertStatus(419)
    assert.match(forged.body().message, /^Your session has ended/)
  })

  test('of {status}, never the cause')
    .with([
      { status: 405, answered: 405 },
      { status: 410, answered: 410 },
      { status: 429, answered: 429 },
      { status: 500, answered: 500 },
      { status: undefined, answered: 500 },
      { status: 502, answered: 502 },
      { status: 503, answered: 503 },
    ])
    .run(async ({ assert }, { status, answered }) => {
      const ctx = new HttpContextFactory().create()
      Object.assign(ctx, { i18n: i18nManager.locale('ar') })
      ctx.request.request.headers.accept = 'application/json'
      await new QuietHandler().handle(Object.assign(new Error('secret'), { status }), ctx)
      assert.equal(ctx.response.getStatus(), answered)
      assert.match((ctx.response.getBody() as { message: string }).message, arabic)
    })
})

test.group('What is too long for a script', () => {
  test('is refused with 413, while a form comes back with its error', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    await visitor.set('locale', 'ar').prepare()
    const long = { name: 'n'.repeat(200_000) }
    const script = await visitor
      .authentic('POST', '/admin/subjects')
      .header('Accept', 'application/json')
      .json(long)
    assert.equal(script.status(), 413)
    assert.match(script.body().message, arabic)
    const form = await visitor
      .authentic('POST', '/admin/subjects')
      .header('X-Inertia', 'true')
      .json(long)
    assert.include([302, 303], form.status())
  })
})
