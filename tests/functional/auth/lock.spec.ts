import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import router from '@adonisjs/core/services/router'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { ago, changeSessions, sessionsOf } from '#tests/helpers/access/session'
import { owedLockCookie } from '#domain/shared/choices/owed_lock'
import { type Visitor, guest, signedIn } from '#tests/helpers/visitor'

const doorsTried = [
  { row: 'admin', door: '/admin', page: '/admin/profile' },
  { row: 'instructor', door: '/instructor', page: '/instructor/profile' },
  { row: 'student', door: '', page: '/profile' },
] as const

const accountFor = async (kind: (typeof doorsTried)[number]['row']) => {
  const centre = await createCentre()
  return kind === 'admin' ? createAdministrator(centre) : createPerson(centre, kind)
}

const seenLast = (account: Account, time: string) => changeSessions(account, { seen_at: ago(time) })

const locks = async (account: Account) =>
  (await sessionsOf(account)).map(({ locked_at }) => locked_at !== null)

async function locked(visitor: Visitor, door: string) {
  const response = await visitor.post(`${door}/lock`)
  response.assertStatus(409)
  return response
}

type Route = { name: string; method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }

/**
 * The way out, and what no session opens: a search key of a locked screen is refused in
 * tests/functional/search, and a calendar feed reads no cookie.
 */
const open =
  /(^|\.)(locked|unlock|unlock\.passkey|proof_challenge|logout)$|^search\.|^calendar_feeds\./

function routes(): Route[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => ({
          name: name ?? pattern,
          method: method as Route['method'],
          path: pattern.replace(/:id\b/, uuid()).replace(/:\w+/g, 'none').replace('*', 'nowhere'),
        }))
    )
    .filter(({ name }) => !open.test(name))
}

test.group('Lock screen', () => {
  test('C22 T16 every route is refused while locked: pages lead to the lock screen, scripts are told 423', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await (await signedIn(client, account)).prepare()
    await locked(visitor, '/admin')

    assert.isAbove(routes().length, 20)
    for (const { name, method, path } of routes()) {
      const scripted = await visitor
        .authentic(method, path)
        .header('X-Requested-With', 'XMLHttpRequest')
        .header('Accept', 'application/json')
      assert.equal(scripted.status(), 423, `script at ${method} ${name}`)

      const picture = await visitor.authentic(method, path).header('Sec-Fetch-Dest', 'image')
      assert.equal(picture.status(), 423, `picture at ${method} ${name}`)

      // A stream is no page: an open calendar asks for it by itself
      if (name === 'calendar_changes.index') continue

      const visit =
        method === 'GET'
          ? await visitor.visit(path)
          : await visitor.authentic(method, path).header('X-Inertia', 'true')
      assert.equal(visit.status(), 409, `visit at ${method} ${name}`)
      assert.equal(visit.header('x-inertia-location'), '/admin/locked', name)

      const page = await visitor.authentic(method, path)
      assert.equal(page.status(), 302, `page at ${method} ${name}`)
      assert.equal(page.header('location'), '/admin/locked', name)
      assert.equal(page.header('cache-control'), 'no-store', name)
    }
  }).timeout(120_000)

  test('C22 {row}: the lock screen tells who, and the password opens it where one was')
    .with([...doorsTried])
    .run(async ({ client, assert }, { row, door, page }) => {
      const account = await accountFor(row)
      const visitor = await (await signedIn(client, account)).prepare()
      const before = visitor.cookie('sid')
      await visitor.post(`${door}/lock`, { from: `${page}?tab=x` })

      const screen = await visitor.visit(`${door}/locked`)
      assert.equal(screen.body().component, 'auth/locked')
      assert.isNull(screen.body().props.auth)
      assert.isTrue(screen.body().clearHistory)
      assert.equal(screen.header('clear-site-data'), '"cache"')

      const wrong = await visitor.post(`${door}/unlock`, { password: 'not the password' })
      assert.equal(wrong.status(), 302)
      assert.deepEqual(await locks(account), [true])
      const right = await visitor.post(`${door}/unlock`, { password })
      assert.equal(right.header('location'), `${page}?tab=x`)
      assert.notEqual(visitor.cookie('sid'), before)
      ;(await visitor.visit(page)).assertStatus(200)
    })

  test('C22 a refused page is where the password leads back to, never through another door', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await (await signedIn(client, account)).prepare()
    await locked(visitor, '/admin')
    visitor.keep((await visitor.get('/admin/students?q=x')).headers()['set-cookie'])
    const back = await visitor.post('/admin/unlock', { password })
    assert.equal(back.header('location'), '/admin/students?q=x')

    await locked(visitor, '/admin')
    const outside = await visitor.post('/admin/unlock', { password, from: '//evil.test/' })
    assert.equal(outside.header('location'), '/admin')

    const teacher = await (await signedIn(client, await accountFor('instructor'))).prepare()
    for (const [from, to] of [
      ['/calendar', '/calendar'],
      ['/admin/students', '/'],
    ]) {
      await locked(teacher, '/instructor')
      const shared = await teacher.post('/instructor/unlock', { password, from })
      assert.equal(shared.header('location'), to)
    }
  })

  test('C22 five wrong passwords end the session, however they are sent', async ({
    client,
    assert,
  }) => {
    for (const parallel of [false, true]) {
      const account = await accountFor('admin')
      const visitor = await (await signedIn(client, account)).prepare()
      await locked(visitor, '/admin')
      const stolen = visitor.cookie('sid')!
      const tries = Array.from({ length: 9 }, () => () => {
        return visitor.post('/admin/unlock', { password: 'wrong' })
      })
      if (parallel) await Promise.all(tries.map((send) => send()))
      else for (const send of tries.slice(0, 5)) await send()

      const replay = guest(client, account.centre).set('sid', stolen)
      assert.equal((await replay.get('/admin/profile')).header('location'), '/admin/login')
      const events = await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })
      const failed = events.filter(({ action }) => action === 'users.unlock_failed')
      assert.lengthOf(failed, 5)
      assert.include(
        events.map(({ action }) => action),
        'users.shut_out'
      )
    }
  })

  test('C22 a request under way when the screen is locked does not unlock it', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await (await signedIn(client, account)).prepare()
    const [, ...others] = await Promise.all([
      visitor.post('/admin/lock'),
      ...Array.from({ length: 6 }, () => visitor.put('/language', { locale: 'en' })),
    ])
    assert.lengthOf(others, 6)
    assert.deepEqual(await locks(account), [true])
  })

  test('C22 locking renews the session id: the one before opens nothing, not even the lock screen', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await (await signedIn(client, account)).prepare()
    const before = visitor.cookie('sid')!
    await locked(visitor, '/admin')
    assert.notEqual(visitor.cookie('sid'), before)
    const old = guest(client, account.centre).set('sid', before)
    assert.equal((await old.get('/admin/locked')).header('location'), '/admin/login')
    assert.equal((await visitor.visit('/admin/locked')).status(), 200)

    const stillOnItsWay = await old.authentic('POST', '/presence').header('Accept', '*/*')
    assert.notInclude(String(stillOnItsWay.headers()['set-cookie']), 'sid=')

    const idle = await signedIn(client, account)
    await seenLast(account, '16 minutes 5 seconds')
    const first = idle.cookie('sid')
    await idle.visit('/admin/profile')
    await idle.visit('/admin/locked')
    assert.notEqual(idle.cookie('sid'), first)
  })

  test('C22 a session nobody used for longer than the centre allows is locked at its next request', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await signedIn(client, account)
    await seenLast(account, '15 minutes 30 seconds')
    ;(await visitor.visit('/admin/profile')).assertStatus(200)
    await seenLast(account, '16 minutes 5 seconds')
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/locked')
    assert.deepEqual(await locks(account), [true])
  })

  test('C22 what a page asks by itself does not keep the screen open', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('admin')
    const visitor = await signedIn(client, account)
    await seenLast(account, '10 minutes')
    const seen = async () => (await sessionsOf(account))[0]!.seen_at
    const before = (await seen()).getTime()
    await visitor.get('/admin/profile').header('X-Background', '1')
    assert.equal((await seen()).getTime(), before)
    await visitor.prepare()
    await visitor.authentic('POST', '/presence')
    assert.isAbove((await seen()).getTime(), before)
  })

  test('C22 T16 a page that locked without a network is locked by whatever it asks next, and only once', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('instructor')
    const visitor = await (await signedIn(client, account)).prepare()
    visitor.set(owedLockCookie, '1')
    const asked = await visitor.get('/calendar')
    assert.equal(asked.header('location'), '/instructor/locked')
    assert.deepEqual(await locks(account), [true])
    visitor.keep(asked.headers()['set-cookie'])

    const back = await visitor.post('/instructor/unlock', { password })
    assert.equal(back.header('location'), '/calendar')
    ;(await visitor.visit('/calendar')).assertStatus(200)

    const late = guest(client, account.centre).set(owedLockCookie, '1')
    late.keep((await late.get('/instructor/login')).headers()['set-cookie'])
    await late.post('/instructor/login', { email: account.email, password })
    ;(await late.visit('/calendar')).assertStatus(200)
  })

  test('C22 students lock their screen themselves, it does not lock by the clock', async ({
    client,
  }) => {
    const account = await accountFor('student')
    const visitor = await signedIn(client, account)
    await seenLast(account, '100 minutes')
    ;(await visitor.visit('/profile')).assertStatus(200)
  })

  test('C22 a locked screen is left by logging out', async ({ client, assert }) => {
    const account = await accountFor('admin')
    const visitor = await (await signedIn(client, account)).prepare()
    await locked(visitor, '/admin')
    await visitor.post('/admin/logout')
    assert.deepEqual(await locks(account), [])
  })

  test('T16 nothing a signed-in person sees may be kept by the browser', async ({
    client,
    assert,
  }) => {
    const account = await accountFor('instructor')
    const visitor = await signedIn(client, account)
    for (const path of ['/', '/instructor/profile', '/nowhere']) {
      const page = await visitor.visit(path)
      assert.equal(page.header('cache-control'), 'no-store', path)
      assert.isTrue(page.body().encryptHistory, path)
    }
  })
})
