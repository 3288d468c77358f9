import { test } from '@japa/runner'
import {
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, signedIn } from '#tests/helpers/visitor'

test.group('Protocol', () => {
  test('G1 a request that changes something needs a valid token: 419 without, and with a wrong one', async ({
    client,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    await visitor.prepare()
    const paths = ['/admin/logout', '/admin/login', '/language'] as const
    for (const path of paths) {
      const method = path === '/language' ? 'PUT' : 'POST'
      ;(await visitor.request(method, path).json({})).assertStatus(419)
      const forged = await visitor.request(method, path).header('X-XSRF-TOKEN', 'forged').json({})
      forged.assertStatus(419)
    }
  })

  test('G1 the anti-forgery cookie is one scripts can read', async ({ client, assert }) => {
    const response = await guest(client, await createCentre()).get('/login')
    const cookies: string[] = [response.headers()['set-cookie'] ?? []].flat()
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    assert.exists(token)
    assert.notMatch(token, /httponly/i)
    assert.match(cookies.find((cookie) => cookie.startsWith('sid=')) ?? '', /httponly/i)
  })

  test('G2 409 with a location is only for a client that runs old assets', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const stale = await visitor
      .get('/admin/profile')
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', 'of yesterday')
    stale.assertStatus(409)
    assert.include(stale.header('x-inertia-location'), '/admin/profile')
  })

  test('G2 a form refused by a new version is answered as its old page runs, with its errors', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const ofYesterday = () =>
      visitor
        .get('/admin/students/create')
        .header('X-Inertia', 'true')
        .header('X-Inertia-Version', 'of yesterday')
    await visitor.post('/admin/students', { email: 'nowhere' })
    const refused = await ofYesterday()
    refused.assertStatus(200)
    assert.equal(refused.body().version, 'of yesterday')
    assert.isNotEmpty(refused.body().props.errors.email)
    ;(await ofYesterday()).assertStatus(409)
  })

  test('G2 what was just done is still told after the 409', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    await visitor.post('/admin/students', { first_name_en: 'Omar', last_name_en: 'Nasser' })
    const stale = await visitor
      .get('/admin/students')
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', 'of yesterday')
    stale.assertStatus(409)
    assert.isString((await visitor.visit('/admin/students')).body().flash.success)
  })

  test('G6 a visit reads with get, and post, put, patch and delete lead back to a page', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.prepare()
    const list = '/admin/subjects'
    const act = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body = {}) => {
      const answer = await visitor.authentic(method, path).header('X-Inertia', 'true').json(body)
      // A browser repeats the method after a 302, unless it was a POST
      answer.assertStatus(method === 'POST' ? 302 : 303)
      visitor.keep(answer.headers()['set-cookie'])
      return rowsOf(centre, 'subjects')
    }
    const [added] = await act('POST', list, { name_en: 'Art', name_ar: 'فن', code: 'ART' })
    const path = `${list}/${added!.id}`
    const titled = (name: string, version: number) => ({ ...added, name_en: name, version })
    const [put] = await act('PUT', path, titled('Drawing', added!.version))
    assert.equal(put!.name_en, 'Drawing')
    const [patched] = await act('PATCH', path, titled('Painting', put!.version))
    assert.equal(patched!.name_en, 'Painting')
    assert.isEmpty(await act('DELETE', path))
    const page = await visitor.visit(list)
    assert.equal(page.body().component, 'admin/subjects/index')
  })

  test('every answer carries the header set, files and errors included', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre())
    for (const path of ['/', '/favicon.svg', '/nowhere', '/admin/students']) {
      const response = await visitor.get(path)
      const headers: Record<string, string> = response.headers()
      assert.match(
        headers['content-security-policy'] ?? '',
        /script-src 'nonce-[^']+' 'strict-dynamic'/
      )
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      assert.equal(headers['x-frame-options'], 'DENY', path)
      assert.equal(headers['referrer-policy'], 'same-origin', path)
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin', path)
      assert.isNotEmpty(headers['x-request-id'], path)
      assert.notExists(headers['x-powered-by'], path)
    }
  })

  test('a page of a signed-in person is not kept by the browser', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    assert.equal((await visitor.get('/admin/profile')).header('cache-control'), 'no-store')
  })

  test('errors are pages with their status, a request id and no cause', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createPerson(centre, 'student'))
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/admin/profile', 403],
    ] as const) {
      const page = await visitor.visit(path)
      page.assertStatus(status)
      assert.equal(page.body().component, 'errors/show')
      assert.equal(page.body().props.status, status)
      assert.equal(page.body().props.request_id, page.header('x-request-id'))
      assert.notMatch(page.text(), /at .*\.ts:|node_modules/)
    }
  })

  test('H4 A14 the page is told who is signed in, where, and in which version', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre, { roles: ['Receptionist'] })
    const { props } = (await (await signedIn(client, account)).visit('/admin/profile')).body()
    assert.containsSubset(props.auth.user, { first_name: 'Sara', last_name: 'Haddad', photo: null })
    assert.match(props.auth.user.gravatar, /^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{64}/)
    assert.equal(props.auth.user.roles[0].name, 'Receptionist')
    assert.include(props.auth.user.roles[0].permissions, 'admin.students.index')
    assert.containsSubset(props.app, { name: 'Markaz', version: '1.0', locale: 'en' })
    assert.isNumber(props.app.year)
    assert.notProperty(props.auth.user, 'password')
  })

  test("E11 a student's address is never hashed for a picture service", async ({
    client,
    assert,
  }) => {
    const student = await createPerson(await createCentre(), 'student')
    const page = await (await signedIn(client, student)).visit('/')
    assert.isNull(page.body().props.auth.user.gravatar)
  })
})
