import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { asOwner } from '#tests/helpers/database/as_owner'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { addPasskey, claimsOf } from '#tests/helpers/access/passkeys'
import {
  codeOf,
  requireSecondFactor,
  withAuthenticator,
} from '#tests/helpers/access/second_factors'
import { type SoftPasskey } from '#tests/helpers/access/soft_passkey'
import { guest, signedIn } from '#tests/helpers/visitor'

const page = '/admin/profile?tab=security'
const newAccount = async () => createAdministrator(await createCentre())

async function signInBy(
  client: ApiClient,
  account: Account,
  passkey: SoftPasskey,
  door = '/admin'
) {
  const visitor = guest(client, account.centre)
  const asked = await visitor.post(`${door}/passkey-challenge`, { step: 'sign_in' })
  const response = passkey.answer(claimsOf(account, asked.body().challenge))
  return { visitor, response, answer: await visitor.post(`${door}/passkey-login`, { response }) }
}

test.group("One's own second factors", () => {
  test('C18 goal 21: an app is set up by its first code; the codes are shown once', async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const visitor = await signedIn(client, account)
    await visitor.post('/admin/profile/two-factor/setup')
    const { authenticator } = (await visitor.visit(page)).body().flash
    assert.match(authenticator.address, /^otpauth:\/\/totp\//)
    await visitor.post('/admin/profile/two-factor', { code: '000000' })
    const refused = (await visitor.visit(page)).body()
    assert.isNotEmpty(refused.props.errors.code)
    assert.equal(refused.flash.authenticator.key, authenticator.key, 'the same key is still there')
    assert.notInclude(JSON.stringify(refused.props), authenticator.key, 'history keeps props')

    await visitor.post('/admin/profile/two-factor', { code: codeOf(authenticator.key) })
    const done = (await visitor.visit(page)).body()
    assert.lengthOf(done.flash.recovery_codes, 10)
    assert.notInclude(JSON.stringify(done.props), done.flash.recovery_codes[0])
    const later = (await visitor.visit(page)).body()
    assert.isUndefined(later.flash.recovery_codes)
    assert.isUndefined(later.flash.authenticator)
    assert.equal(later.props.two_factor.codes_left, 10)
  })

  test('neither key nor codes lie open in the session', async ({ client, assert }) => {
    const account = await newAccount()
    const visitor = await signedIn(client, account)
    await visitor.post('/admin/profile/two-factor/setup')
    const { key } = (await visitor.visit(page)).body().flash.authenticator
    const waiting = JSON.stringify(await sessionsOf(account))
    await visitor.post('/admin/profile/two-factor', { code: codeOf(key) })
    const flashed = JSON.stringify(await sessionsOf(account))
    const [code] = (await visitor.visit(page)).body().flash.recovery_codes
    assert.include(flashed, 'sealed_codes')
    assert.notInclude(waiting, key)
    assert.notInclude(flashed, code)
  })

  test('turning the first factor on signs out all other devices, and no other session', async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const colleague = await signedIn(client, await createAdministrator(account.centre))
    const elsewhere = await signedIn(client, account)
    const visitor = await signedIn(client, account)
    await addPasskey(account, visitor)
    assert.equal((await elsewhere.get(page)).header('location'), '/admin/login')
    assert.equal((await visitor.get(page)).status(), 200)
    assert.equal((await colleague.get(page)).status(), 200)
  })

  test('T14 every change asks to confirm who it is first', async ({ client, assert }) => {
    const account = await newAccount()
    const visitor = await signedIn(client, account, account.centre, { confirmed: false })
    const changes = [
      ['POST', '/two-factor/setup'],
      ['POST', '/two-factor'],
      ['DELETE', '/two-factor'],
      ['POST', '/recovery-codes'],
      ['POST', '/passkeys'],
      ['PUT', `/passkeys/${account.userId}`],
      ['DELETE', `/passkeys/${account.userId}`],
    ] as const
    await visitor.prepare()
    for (const [method, path] of changes) {
      await visitor.authentic(method, `/admin/profile${path}`).header('X-Inertia', 'true').json({})
      const { flash } = (await visitor.visit(page)).body()
      assert.deepEqual(flash.confirm, { passkey: false }, `${method} ${path}`)
    }
    const challenge = visitor.authentic('POST', '/admin/profile/passkeys/challenge')
    const asked = await challenge.header('Accept', 'application/json').json({})
    asked.assertStatus(403)
  })

  test("a passkey of somebody else's is as absent as none; a name is one line", async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const visitor = await signedIn(client, account)
    await addPasskey(account, visitor, { name: '  My \n phone ' })
    const [row] = await rowsOf(account.centre, 'passkeys')
    assert.equal(row.name, 'My phone')
    const colleague = await signedIn(client, await createAdministrator(account.centre))
    for (const path of [`/admin/profile/passkeys/${row.id}`, '/admin/profile/passkeys/nonsense']) {
      ;(await colleague.put(path, { name: 'Mine' })).assertStatus(404)
      ;(await colleague.delete(path)).assertStatus(404)
    }
    await visitor.put(`/admin/profile/passkeys/${row.id}`, { name: 'المكتب' })
    await visitor.put(`/admin/profile/passkeys/${row.id}`, { name: ' ' })
    assert.isNotEmpty((await visitor.visit(page)).body().props.errors.name)
    const { passkeys } = (await visitor.visit(page)).body().props.two_factor
    assert.equal(passkeys[0].name, 'المكتب')
    await visitor.delete(`/admin/profile/passkeys/${row.id}`)
    assert.isEmpty(await rowsOf(account.centre, 'passkeys'))
  })

  test('T19 goal 21: a passkey signs in alone, at its own door; its answer is worth nothing again', async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const { passkey } = await addPasskey(account, await signedIn(client, account))
    const { visitor, response, answer } = await signInBy(client, account, passkey)
    assert.equal(answer.header('location'), '/admin')
    assert.equal((await visitor.get(page)).status(), 200)
    const replay = guest(client, account.centre)
    await replay.post('/admin/passkey-challenge', { step: 'sign_in' })
    const again = await replay.post('/admin/passkey-login', { response })
    assert.equal(again.header('location'), '/admin/login')
    const wrongDoor = await signInBy(client, account, passkey, '')
    assert.equal(wrongDoor.answer.header('location'), '/login')
  })

  test('T19 a challenge for one purpose is no challenge for another, and is used up by one answer', async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const { passkey } = await addPasskey(account, await signedIn(client, account))
    const visitor = guest(client, account.centre)
    await visitor.post('/admin/login', { email: account.email, password })
    const alone = await visitor.post('/admin/passkey-challenge', { step: 'sign_in' })
    const response = passkey.answer(claimsOf(account, alone.body().challenge))
    const crossed = await visitor.post('/admin/two-factor/passkey', { response })
    assert.equal(crossed.header('location'), '/admin/two-factor')
    const second = await visitor.post('/admin/passkey-challenge', { step: 'second_step' })
    assert.deepEqual(
      second.body().allowCredentials.map(({ id }: { id: string }) => id),
      [passkey.id]
    )
    const right = passkey.answer(claimsOf(account, second.body().challenge))
    const answer = await visitor.post('/admin/two-factor/passkey', { response: right })
    assert.equal(answer.header('location'), '/admin')
  })

  test('T19 the host of a passkey is one of our own, whatever Host a request names', async ({
    client,
    assert,
  }) => {
    const account = await newAccount()
    const visitor = guest(client, account.centre)
    const asked = await visitor.post('/admin/passkey-challenge', { step: 'sign_in' })
    assert.equal(asked.body().rpId, account.centre.host)
    const { host } = account.centre
    const stranger = guest(client, { host: `${host}.evil.test` })
    const answer = await stranger.request('POST', '/admin/passkey-challenge')
    answer.assertStatus(404)
  })
})

test.group('A centre that asks its administrators for a second factor', () => {
  async function lacking() {
    const account = await newAccount()
    await requireSecondFactor(account)
    forgetTenants()
    return account
  }

  test('goal 21: everything but setting it up leads an administrator to the set-up page', async ({
    client,
    assert,
  }) => {
    const account = await lacking()
    const visitor = guest(client, account.centre)
    await visitor.post('/admin/login', { email: account.email, password })
    for (const path of ['/admin', '/admin/students', '/admin/profile']) {
      assert.equal((await visitor.get(path)).header('location'), '/admin/two-factor/setup', path)
    }
    const written = await visitor.post('/admin/students', {})
    assert.equal(written.header('location'), '/admin/two-factor/setup')
    ;(await visitor.visit('/admin/two-factor/setup')).assertStatus(200)
    const { answer } = await addPasskey(account, visitor)
    answer.assertStatus(302)
    assert.equal((await visitor.visit('/admin/profile')).status(), 200)
  })

  test('the last factor stays, and instructors and students are not asked', async ({
    client,
    assert,
  }) => {
    const account = await lacking()
    await withAuthenticator(account)
    const visitor = await signedIn(client, account)
    await visitor.delete('/admin/profile/two-factor')
    assert.isNotEmpty((await visitor.visit(page)).body().flash.error)
    assert.lengthOf(await rowsOf(account.centre, 'authenticators'), 1)
    const student = await signedIn(client, await createPerson(account.centre, 'student'))
    assert.equal((await student.get('/profile')).status(), 200)
  })
})

function sessionsOf({ centre, userId }: Account) {
  return asOwner()
    .selectFrom('platform.sessions')
    .select('data')
    .where('tenant_id', '=', centre.id)
    .where('user_id', '=', userId)
    .execute()
}
