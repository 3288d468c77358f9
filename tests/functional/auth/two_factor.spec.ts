import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { freezeClock, now } from '#domain/shared/time/clock'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { codeOf, withAuthenticator } from '#tests/helpers/access/second_factors'
import { guest, type Visitor } from '#tests/helpers/visitor'

async function halfway(client: ApiClient, account: Account) {
  const visitor = guest(client, account.centre)
  const answer = await visitor.post('/admin/login', { email: account.email, password })
  return { visitor, answer }
}

async function guarded() {
  const account = await createAdministrator(await createCentre())
  return { account, ...(await withAuthenticator(account)) }
}

const errorsAt = async (visitor: Visitor, path: string) =>
  (await visitor.visit(path)).body().props.errors

test.group('The second step of signing in', () => {
  test('goal 21: the right password alone opens nothing', async ({ client, assert }) => {
    const { account } = await guarded()
    const { visitor, answer } = await halfway(client, account)
    assert.equal(answer.header('location'), '/admin/two-factor')
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
    const page = await visitor.visit('/admin/two-factor')
    assert.isNull(page.body().props.auth)
    assert.notInclude(JSON.stringify(page.body().props), account.email)
    const events = await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })
    const actions = events.map(({ action }) => action)
    assert.include(actions, 'users.second_factor_asked')
    assert.notInclude(actions, 'users.sign_in')
  })

  test('T14 goal 21: a right code lets in, under a new session id at each step', async ({
    client,
    assert,
  }) => {
    const { account, key } = await guarded()
    const before = await guest(client, account.centre).prepare()
    const first = before.cookie('sid')
    await before.post('/admin/login', { email: account.email, password })
    const second = before.cookie('sid')
    const answer = await before.post('/admin/two-factor', { code: codeOf(key) })
    assert.equal(answer.header('location'), '/admin')
    assert.lengthOf(new Set([first, second, before.cookie('sid')]), 3)
    const page = await before.visit('/admin/profile')
    assert.equal(page.body().props.auth.user.email, account.email)
    const events = await rowsOf(account.centre, 'audit_events', { action: 'users.sign_in' })
    assert.deepEqual(events[0].after, { factor: 'code' })
  })

  test('T19 the same code in two parallel sign-ins lets one in', async ({ client, assert }) => {
    const { account, key } = await guarded()
    const [one, other] = [await halfway(client, account), await halfway(client, account)]
    const code = codeOf(key)
    const answers = await Promise.all([
      one.visitor.post('/admin/two-factor', { code }),
      other.visitor.post('/admin/two-factor', { code }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.header('location')),
      ['/admin', '/admin/two-factor']
    )
  })

  test('T12 five wrong codes end the sign-in, also when they come at once', async ({
    client,
    assert,
  }) => {
    const { account, key } = await guarded()
    const { visitor } = await halfway(client, account)
    const wrong = () => visitor.post('/admin/two-factor', { code: '000000' })
    await Promise.all(Array.from({ length: 5 }, wrong))
    await visitor.post('/admin/two-factor', { code: codeOf(key) })
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
    assert.equal((await visitor.get('/admin/two-factor')).header('location'), '/admin/login')
  })

  test("T12 guessing goes on at the account's budget, and a recovery code still lets its owner in", async ({
    client,
    assert,
  }) => {
    const { account, key, codes } = await guarded()
    for (let signIn = 0; signIn < 2; signIn++) {
      const { visitor } = await halfway(client, account)
      for (let tries = 0; tries < 5; tries++) {
        await visitor.post('/admin/two-factor', { code: '000000' })
      }
    }
    const { visitor } = await halfway(client, account)
    await visitor.post('/admin/two-factor', { code: codeOf(key) })
    assert.match((await errorsAt(visitor, '/admin/two-factor')).code, /minutes/)
    const answer = await visitor.post('/admin/two-factor/recovery-code', {
      recovery_code: codes[0],
    })
    assert.equal(answer.header('location'), '/admin')
  })

  test('goal 21: a recovery code lets in once and says how many are left', async ({
    client,
    assert,
  }) => {
    const { account, codes } = await guarded()
    const { visitor } = await halfway(client, account)
    const recovery = { recovery_code: codes[3]!.toLowerCase() }
    await visitor.post('/admin/two-factor/recovery-code', recovery)
    const page = await visitor.visit('/admin/profile')
    assert.equal(page.body().flash.notice, '9 recovery codes are left.')
    const again = await halfway(client, account)
    await again.visitor.post('/admin/two-factor/recovery-code', recovery)
    assert.isNotEmpty((await errorsAt(again.visitor, '/admin/two-factor')).recovery_code)
  })

  test('the wait is over after ten minutes', async ({ client, assert }) => {
    const { account, key } = await guarded()
    const { visitor } = await halfway(client, account)
    const run = freezeClock(now().plus({ minutes: 10, seconds: 5 }).toISO()!)
    const answer = await visitor.post('/admin/two-factor', { code: codeOf(key) })
    run()
    assert.equal(answer.header('location'), '/admin/login')
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
  })

  test('a suspension, a new password or another door ends the wait', async ({ client, assert }) => {
    const changes = [
      { status: 'suspended' as const },
      { password_changed_at: new Date(Date.now() + 5000) },
    ]
    for (const change of changes) {
      const { account, key } = await guarded()
      await createAdministrator(account.centre)
      const { visitor } = await halfway(client, account)
      await changeUser(account, change)
      const answer = await visitor.post('/admin/two-factor', { code: codeOf(key) })
      assert.equal(answer.header('location'), '/admin/login', JSON.stringify(change))
    }
    const { account, key } = await guarded()
    const { visitor } = await halfway(client, account)
    const elsewhere = await visitor.post('/two-factor', { code: codeOf(key) })
    assert.equal(elsewhere.header('location'), '/login')
  })

  test('after both steps one goes where one wanted to, and is remembered if one asked for it', async ({
    client,
    assert,
  }) => {
    const { account, key } = await guarded()
    const visitor = guest(client, account.centre)
    visitor.keep((await visitor.get('/admin/profile?from=link')).headers()['set-cookie'])
    await visitor.post('/admin/login', { email: account.email, password, remember: true })
    const answer = await visitor.post('/admin/two-factor', { code: codeOf(key) })
    assert.equal(answer.header('location'), '/admin/profile?from=link')
    assert.isDefined(visitor.cookie('remember'))
  })

  test('C3 C4 the other doors ask for it too, in the language of the page', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    for (const [kind, door] of [
      ['instructor', '/instructor'],
      ['student', ''],
    ] as const) {
      const account = await createPerson(centre, kind)
      const { key } = await withAuthenticator(account)
      const visitor = guest(client, centre).set('locale', 'ar')
      await visitor.post(`${door}/login`, { email: account.email, password })
      await visitor.post(`${door}/two-factor`, { code: '12' })
      const { code } = await errorsAt(visitor, `${door}/two-factor`)
      assert.match(code, /\p{Script=Arabic}/u)
      const answer = await visitor.post(`${door}/two-factor`, { code: codeOf(key) })
      assert.equal(answer.header('location'), '/')
    }
  })
})
