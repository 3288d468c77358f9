import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { RememberedSignIn } from '#domain/access/sessions/actions/remembered_sign_in'
import { owedLockCookie } from '#domain/shared/choices/owed_lock'
import { StartRemembering } from '#domain/access/sessions/actions/start_remembering'
import { db, withTenant } from '#domain/shared/data/database'
import { asOwner } from '#tests/helpers/database/as_owner'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { ago, sessionsOf } from '#tests/helpers/access/session'
import { guest, type Visitor } from '#tests/helpers/visitor'

const devicesOf = (account: Account) =>
  asOwner()
    .selectFrom('platform.remember_tokens')
    .selectAll()
    .where('user_id', '=', account.userId)
    .execute()

const actionsOf = async (account: Account) =>
  (await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })).map(
    ({ action }) => action as string
  )

async function remembered(client: ApiClient) {
  const account = await createPerson(await createCentre(), 'student')
  const visitor = guest(client, account.centre)
  await visitor.post('/login', { email: account.email, password, remember: true })
  return { account, visitor, cookie: visitor.cookie('remember')! }
}

/** The browser was closed: only the remembered device's cookie is left. */
const returning = (client: ApiClient, { centre }: Account, cookie: string) =>
  guest(client, centre).set('remember', cookie)

const signed = (value: string) =>
  encodeURIComponent(new CookieClient(encryption.use()).sign('remember', value)!)

async function open(visitor: Visitor, path = '/profile') {
  const page = await visitor.get(path)
  visitor.keep(page.headers()['set-cookie'])
  return page
}

async function rememberedAdministrator() {
  const account = await createAdministrator(await createCentre())
  await withTenant(account.centre.id, () =>
    db()
      .insertInto('authenticators')
      .values({ user_id: account.userId, secret: 'sealed', confirmed_at: new Date() })
      .execute()
  )
  const { id, cookie } = await new StartRemembering().execute({
    tenantId: account.centre.id,
    userId: account.userId,
    ip: '127.0.0.1',
    userAgent: 'test',
  })
  return { account, id, cookie: signed(cookie) }
}

test.group('Remember me', () => {
  test('T17 a remembered device comes back without a password, with another secret each time', async ({
    client,
    assert,
  }) => {
    const { account, cookie } = await remembered(client)
    const visitor = returning(client, account, cookie)
    ;(await open(visitor)).assertStatus(200)
    const second = visitor.cookie('remember')!
    assert.notEqual(second, cookie)
    ;(await open(visitor)).assertStatus(200)
    assert.equal(visitor.cookie('remember'), second)

    const [device] = await devicesOf(account)
    assert.notInclude(decodeURIComponent(second), device!.hash)
    const days = (device!.expires_at.getTime() - Date.now()) / 86_400_000
    assert.closeTo(days, 30, 0.01)
    assert.lengthOf(await sessionsOf(account), 1)
    assert.include(await actionsOf(account), 'users.sign_in_remembered')
  })

  test('T17 the cookie is for this host and no script, and only who asked gets one', async ({
    client,
    assert,
  }) => {
    const account = await createPerson(await createCentre(), 'student')
    const visitor = guest(client, account.centre)
    const plain = await visitor.post('/login', { email: account.email, password })
    assert.notInclude(String(plain.headers()['set-cookie']), 'remember=s')
    const asked = await guest(client, account.centre).post('/login', {
      email: account.email,
      password,
      remember: true,
    })
    const cookies: string[] = [asked.headers()['set-cookie'] ?? []].flat()
    const cookie = cookies.find((text) => text.startsWith('remember='))!
    assert.match(cookie, /; Path=\/; HttpOnly; SameSite=Lax$/i)
    assert.match(cookie, /Max-Age=2592000/)
  })

  test('T17 requests sent together with the same secret all come in', async ({
    client,
    assert,
  }) => {
    const { account, cookie } = await remembered(client)
    const visitors = Array.from({ length: 6 }, () => returning(client, account, cookie))
    const pages = await Promise.all(visitors.map((visitor) => open(visitor)))
    assert.deepEqual(
      pages.map((page) => page.status()),
      pages.map(() => 200)
    )
    const renewed = visitors.filter((visitor) => visitor.cookie('remember') !== cookie)
    assert.lengthOf(renewed, 1)
    assert.lengthOf(await devicesOf(account), 1)
  })

  test('T17 a used secret ends the device, what it opened, and is told by e-mail', async ({
    client,
    assert,
  }) => {
    const { account, cookie } = await remembered(client)
    const owner = returning(client, account, cookie)
    await open(owner)
    await asOwner()
      .updateTable('platform.remember_tokens')
      .set({ rotated_at: ago('31 seconds') })
      .where('user_id', '=', account.userId)
      .execute()
    const thief = returning(client, account, cookie)
    const refused = await open(thief)
    assert.equal(refused.header('location'), '/login')
    assert.lengthOf(await devicesOf(account), 0)
    assert.equal((await owner.get('/profile')).header('location'), '/login')
    assert.include(await actionsOf(account), 'users.remembered_elsewhere')
    const letters = await lettersTo(account.centre, account.email)
    assert.lengthOf(letters, 1)
  })

  test('T17 not for administrators without a second factor, and they are told', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = guest(client, account.centre)
    await visitor.post('/admin/login', { email: account.email, password, remember: true })
    assert.isUndefined(visitor.cookie('remember'))
    assert.lengthOf(await devicesOf(account), 0)
    const page = await visitor.visit('/admin/profile')
    assert.match(page.body().flash.notice, /two-step/)
  })

  test('T17 an administrator whose second factor is gone is remembered no longer', async ({
    client,
    assert,
  }) => {
    const { account, cookie } = await rememberedAdministrator()
    await withTenant(account.centre.id, () => db().deleteFrom('authenticators').execute())
    const visitor = returning(client, account, cookie)
    assert.equal((await open(visitor, '/admin/profile')).header('location'), '/admin/login')
    assert.lengthOf(await devicesOf(account), 0)
  })

  test('T16 T17 a locked screen stays locked without its session cookie, and so does an idle one', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await remembered(client)
    await visitor.post('/lock')
    const emptied = returning(client, account, visitor.cookie('remember')!)
    assert.equal((await open(emptied)).header('location'), '/locked')
    await open(emptied, '/locked')
    await emptied.post('/unlock', { password })
    ;(await open(emptied)).assertStatus(200)
    const again = returning(client, account, emptied.cookie('remember')!)
    ;(await open(again)).assertStatus(200)

    // Locked without a network, for longer than its session lived
    const cut = returning(client, account, again.cookie('remember')!).set(owedLockCookie, '1')
    assert.equal((await open(cut)).header('location'), '/locked')
    const without = returning(client, account, cut.cookie('remember')!)
    assert.equal((await open(without)).header('location'), '/locked')

    const admin = await rememberedAdministrator()
    const late = returning(client, admin.account, admin.cookie)
    assert.equal((await open(late, '/admin/profile')).header('location'), '/admin/locked')
  })

  test('T15 T17 logging out, ending sessions and suspending forget the device', async ({
    client,
    assert,
  }) => {
    const out = await remembered(client)
    await out.visitor.post('/logout')
    const ended = await remembered(client)
    const { centre, userId } = ended.account
    await new EndSessions().execute({ tenantId: centre.id, userId })
    const suspended = await remembered(client)
    await changeUser(suspended.account, { status: 'suspended' })
    for (const { account, cookie } of [out, ended, suspended]) {
      const visitor = returning(client, account, cookie)
      assert.equal((await open(visitor)).header('location'), '/login')
      assert.lengthOf(await devicesOf(account), 0)
    }
  })

  test('T17 a device of one centre is nobody at another, and an invented one is nobody', async ({
    client,
    assert,
  }) => {
    const { account, cookie } = await remembered(client)
    const elsewhere = guest(client, await createCentre()).set('remember', cookie)
    assert.equal((await open(elsewhere)).header('location'), '/login')
    const invented = returning(client, account, signed(`${crypto.randomUUID()}.${'a'.repeat(43)}`))
    assert.equal((await open(invented)).header('location'), '/login')
    assert.lengthOf(await devicesOf(account), 1)
  })

  test('T17 without the cookie nothing is asked of the database', async ({ client, assert }) => {
    const { execute } = RememberedSignIn.prototype
    let asked = 0
    RememberedSignIn.prototype.execute = function (input) {
      asked++
      return execute.call(this, input)
    }
    try {
      const { account, visitor, cookie } = await remembered(client)
      await open(visitor)
      await open(guest(client, account.centre))
      assert.equal(asked, 0)
      await open(returning(client, account, cookie))
      assert.equal(asked, 1)
    } finally {
      RememberedSignIn.prototype.execute = execute
    }
  })
})
