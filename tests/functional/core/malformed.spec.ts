import { test } from '@japa/runner'
import BodyPaceMiddleware from '#core/requests/body_pace_middleware'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { rawRequest } from '#tests/helpers/server/raw_request'
import { guest, signedIn } from '#tests/helpers/visitor'

const html = ['Accept: text/html', 'Connection: close']

const meddling = { toString: 'x' }

test.group('Malformed requests', (group) => {
  group.each.teardown(() => {
    BodyPaceMiddleware.pace = { graceMs: 10_000, bytesPerSecond: 2_000 }
  })

  test('an address nobody can read is answered 400 by a page with the header set', async ({
    assert,
  }) => {
    const { host } = await createCentre()
    for (const path of ['/%ff', '/admin/students?q=%00', '/admin/students/%00', '/a%C0%80']) {
      const answer = await rawRequest([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...html])
      assert.match(answer, /^HTTP\/1\.1 400 /, path)
      for (const header of [
        /content-security-policy: .*script-src 'nonce-[^']+' 'strict-dynamic'/i,
        /x-content-type-options: nosniff/i,
        /x-frame-options: DENY/i,
        /referrer-policy: same-origin/i,
        /x-request-id: \S+/i,
      ]) {
        assert.match(answer, header, path)
      }
      assert.include(answer, '"component":"errors/show"', path)
    }
  })

  test('a request that names two hosts is answered 400, whichever comes first', async ({
    assert,
  }) => {
    const [one, other] = [await createCentre(), await createCentre()]
    for (const hosts of [
      [one.host, other.host],
      [one.host, one.host],
    ]) {
      const named = hosts.map((host) => `Host: ${host}`)
      const answer = await rawRequest(['GET /login HTTP/1.1', ...named, ...html])
      assert.match(answer, /^HTTP\/1\.1 400 /)
    }
  })

  test('a compressed body is answered 400, whatever it would unpack to', async ({ assert }) => {
    const { host } = await createCentre()
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd']) {
      const head = ['POST /login HTTP/1.1', `Host: ${host}`, `Content-Encoding: ${encoding}`]
      const kind = ['Content-Type: application/json', 'Content-Length: 2']
      assert.match(await rawRequest([...head, ...kind, ...html], '{}'), /^HTTP\/1\.1 400 /)
    }
  })

  test('a body that comes too slowly is cut off, one that is all there is not', async ({
    assert,
  }) => {
    const { host } = await createCentre()
    const head = ['POST /login HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json']
    const part = '{"email":"a@centre.test",'

    BodyPaceMiddleware.pace = { graceMs: 50, bytesPerSecond: 1_000_000 }
    const slow = await rawRequest([...head, 'Content-Length: 200', ...html], part)
    assert.match(slow, /^HTTP\/1\.1 408 /)

    BodyPaceMiddleware.pace = { graceMs: 50, bytesPerSecond: 1 }
    const whole = `${part}"password":"x"}`
    const ended = [...head, `Content-Length: ${whole.length}`, ...html]
    assert.match(await rawRequest(ended, whole), /^HTTP\/1\.1 (302|419) /)
  })

  test('what no field can take is an error under that field, in forms of every kind', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const course = await createCourse(centre)
    const taught = await createGroup(centre)
    for (const [path, body, field] of [
      [
        '/admin/students',
        { first_name_en: 'A', last_name_en: 'B', birth_date: meddling },
        'birth_date',
      ],
      ['/admin/students', { first_name_en: 'A', last_name_en: 'B', email: '\ud800' }, 'email'],
      ['/admin/students', { first_name_en: '\udc00', last_name_en: 'B' }, 'first_name_en'],
      ['/admin/groups', { course_id: course, title_en: 'A', capacity: meddling }, 'capacity'],
      ['/admin/groups', { course_id: course, title_en: 'A', starts_on: meddling }, 'starts_on'],
      [`/admin/groups/${taught}/enrolments`, { starts_on: meddling, price: meddling }, 'starts_on'],
      ['/admin/services', { name_en: 'A', price: meddling }, 'price'],
    ] as const) {
      const label = `${path} ${field}`
      const form = await visitor.post(path, body)
      assert.equal(form.status(), 302, label)
      const page = await visitor.visit('/admin/profile')
      assert.equal(page.body().props.errors[field], 'This value is not valid', label)
      const scripted = await visitor
        .authentic('POST', path)
        .header('Accept', 'application/json')
        .json(body)
      assert.equal(scripted.status(), 422, label)
    }
    assert.isEmpty(await rowsOf(centre, 'students'))
  })

  test('a body with more values than any form is refused, read or not', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const send = (count: number) =>
      visitor
        .authentic('POST', '/admin/subject-archives')
        .header('Accept', 'application/json')
        .json({ ids: Array.from({ length: count }, () => '1') })
    assert.equal((await send(6_000)).status(), 422)
    assert.equal((await send(200_000)).status(), 413)
  })

  test('what pretends to be an uploaded file is none', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const file = { isMultipartFile: true, tmpPath: '/etc/passwd' }
    for (const [method, path, field] of [
      ['post', '/admin/imports', 'file'],
      ['put', '/admin/profile', 'photo'],
      ['put', '/admin/settings/general', 'photo'],
    ] as const) {
      assert.equal(
        (await visitor[method](path, { [field]: file })).status(),
        method === 'post' ? 302 : 303
      )
      const { errors } = (await visitor.visit('/admin/students')).body().props
      assert.property(errors, field, path)
    }
  })

  test('a door answers an address with half a character as any wrong one, not with an error of ours', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    for (const path of ['/login', '/forgot-password', '/admin/login']) {
      const answer = await guest(client, centre).post(path, {
        email: '\ud800@a.test',
        password: 'x',
      })
      assert.equal(answer.status(), 302, path)
    }
  })
})
