import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import { changeSessions } from '#tests/helpers/access/session'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const refresh = (visitor: Visitor, path: string, version: string, component = 'profile/show') =>
  visitor
    .get(path)
    .header('X-Inertia', 'true')
    .header('X-Inertia-Version', version)
    .header('X-Inertia-Partial-Component', component)
    .header('X-Inertia-Partial-Data', 'auth')
    .header('X-Background', '1')

test.group('What a page asks for by itself', () => {
  test('D10 answers the auth props, and no message is lost to it', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    await visitor.put('/admin/profile', {
      first_name_en: 'New',
      last_name_en: 'Name',
      email: 'nobody',
      version: 1,
    })
    const version = (await visitor.visit('/admin/students')).body().version
    await visitor.put('/admin/profile', { first_name_en: 'New', last_name_en: 'Name', version: 1 })
    const answer = await refresh(visitor, '/admin/profile', version)
    const { props } = answer.body()
    assert.equal(props.auth.user.first_name, 'New')
    assert.notProperty(props, 'person')
    const page = (await visitor.visit('/admin/profile')).body()
    assert.equal(page.flash.success, 'Changes saved')
  })

  test('no message is lost to what a script or a picture asks for on the way to the page', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.put('/admin/profile', { first_name_en: 'New', last_name_en: 'Name', version: 1 })
    const asked = [
      visitor
        .get('/admin/calendar/sessions?from=2026-11-01&to=2026-11-30')
        .header('Accept', 'application/json'),
      visitor.get('/logo').header('Accept', 'image/*').header('Sec-Fetch-Dest', 'image'),
    ]
    for (const one of asked) await one
    const page = (await visitor.visit('/admin/profile')).body()
    assert.equal(page.flash.success, 'Changes saved')
    assert.isUndefined((await visitor.visit('/admin/profile')).body().flash?.success)
  })

  test('D10 costs one query, the one that answers session and person, whatever the page behind it reads', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    for (const [path, component, own] of [
      ['/admin/students', 'admin/students/index', 'students'],
      ['/admin/users', 'admin/users/index', 'users'],
      ['/admin/audit', 'admin/audit/index', 'entries'],
    ] as const) {
      const page = await visitor.visit(path)
      assert.isAbove(await queriesOf(() => visitor.visit(path)), 1, path)
      const version = page.body().version
      const asked = () => refresh(visitor, path, version, component)
      assert.equal(await queriesOf(asked), 1, path)
      const { body } = await asked().then((answer) => ({ body: answer.body() }))
      assert.deepInclude(body, { component, url: path, version })
      const { search, ...auth } = page.body().props.auth
      assert.deepInclude(body.props.auth, auth)
      assert.sameMembers(Object.keys(body.props.auth), ['search', ...Object.keys(auth)])
      assert.isString(search.key)
      assert.property(page.body().props, own)
      assert.notProperty(body.props, own)
    }
  })

  test('D10 whoever asks for more than that is answered by the page itself', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const { version } = (await visitor.visit('/admin/users')).body()
    const more = await refresh(visitor, '/admin/users', version, 'admin/users/index').header(
      'X-Inertia-Partial-Data',
      'auth,users'
    )
    assert.property(more.body().props, 'users')
    const old = await refresh(visitor, '/admin/users', 'another', 'admin/users/index')
    assert.equal(old.status(), 409)
  })

  test('D10 a guest is told so and sent nowhere; so is who is locked', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { version } = (await guest(client, centre).visit('/login')).body()
    for (const path of ['/', '/admin/profile', '/profile']) {
      const answer = await refresh(guest(client, centre), path, version)
      assert.equal(answer.status(), 401)
      assert.equal(answer.text(), '')
    }
    const account = await createAdministrator(centre)
    const visitor = await signedIn(client, account)
    await changeSessions(account, { locked_at: new Date() })
    const answer = await refresh(visitor, '/admin/profile', version)
    assert.equal(answer.status(), 423)
    assert.notInclude(answer.text(), account.email)
  })
})
