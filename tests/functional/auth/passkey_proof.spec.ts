import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { addPasskey, claimsOf } from '#tests/helpers/access/passkeys'
import { changeSessions, sessionsOf } from '#tests/helpers/access/session'
import { SoftPasskey } from '#tests/helpers/access/soft_passkey'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const doorsTried = [
  { row: 'admin', door: '/admin', page: '/admin/profile' },
  { row: 'instructor', door: '/instructor', page: '/instructor/profile' },
  { row: 'student', door: '', page: '/profile' },
] as const

async function holder(client: ApiClient, kind: Account['kind'] = 'admin') {
  const centre = await createCentre()
  const account =
    kind === 'admin' ? await createAdministrator(centre) : await createPerson(centre, kind)
  const visitor = await (await signedIn(client, account)).prepare()
  const { passkey } = await addPasskey(account, visitor)
  return { account, visitor, passkey }
}

const isLocked = async (account: Account) =>
  (await sessionsOf(account)).map(({ locked_at }) => locked_at !== null)

const askedBy = async (visitor: Visitor, door = '/admin') =>
  (await visitor.post(`${door}/proof-challenge`)).body().challenge as string

const actsOf = async (account: Account) =>
  (await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })).map(
    ({ action }) => action
  )

const forgetConfirmation = (account: Account) => changeSessions(account, { confirmed_at: null })

test.group('A passkey in the place of the password', () => {
  test('C22 goal 21 {row}: a passkey opens the lock screen where one was, under a new session id')
    .with([...doorsTried])
    .run(async ({ client, assert }, { row, door, page }) => {
      const { account, visitor, passkey } = await holder(client, row)
      await visitor.post(`${door}/lock`, { from: `${page}?tab=x` })
      assert.isTrue((await visitor.visit(`${door}/locked`)).body().props.has_passkey)
      const before = visitor.cookie('sid')
      const response = passkey.answer(claimsOf(account, await askedBy(visitor, door)))
      const opened = await visitor.post(`${door}/unlock/passkey`, { response })
      assert.equal(opened.header('location'), `${page}?tab=x`)
      assert.notEqual(visitor.cookie('sid'), before)
      assert.deepEqual(await isLocked(account), [false])
      assert.include(await actsOf(account), 'users.unlock')
      ;(await visitor.visit(page)).assertStatus(200)
    })

  test('T14 {row}: a passkey confirms who one is: from the page, and from the dialog')
    .with([...doorsTried])
    .run(async ({ client, assert }, { row, door }) => {
      const { account, visitor, passkey } = await holder(client, row)
      await forgetConfirmation(account)
      const shown = await visitor.visit(`${door}/confirm-password`)
      assert.isTrue(shown.body().props.has_passkey)
      const response = passkey.answer(claimsOf(account, await askedBy(visitor, door)))
      const confirmed = await visitor
        .authentic('POST', `${door}/confirm-password/passkey`)
        .header('X-Requested-With', 'XMLHttpRequest')
        .header('Accept', 'application/json')
        .json({ response })
      confirmed.assertStatus(204)
      visitor.keep(confirmed.headers()['set-cookie'])
      const [session] = await sessionsOf(account)
      assert.isNotNull(session!.confirmed_at)
      assert.include(await actsOf(account), 'users.confirm')
    })

  test('T14 a change that needs it says whether a passkey will do', async ({ client, assert }) => {
    const { account, visitor } = await holder(client)
    await forgetConfirmation(account)
    await visitor.post('/admin/profile/recovery-codes')
    const { flash } = (await visitor.visit('/admin/profile')).body()
    assert.deepEqual(flash.confirm, { passkey: true })
  })

  test('T19 a challenge of one session, purpose or host is worth nothing in another', async ({
    client,
    assert,
  }) => {
    const { account, visitor, passkey } = await holder(client)
    const other = await (await signedIn(client, account)).prepare()
    const confirming = await askedBy(visitor)
    await visitor.post('/admin/lock')
    const unlockWith = (response: object, by = visitor) =>
      by.post('/admin/unlock/passkey', { response })

    const crossed = await unlockWith(passkey.answer(claimsOf(account, confirming)))
    assert.equal(crossed.header('location'), '/admin/locked')
    await other.post('/admin/lock')
    const foreign = passkey.answer(claimsOf(account, await askedBy(other)))
    await askedBy(visitor)
    assert.equal((await unlockWith(foreign)).header('location'), '/admin/locked')
    const claims = claimsOf(account, await askedBy(visitor))
    const elsewhere = passkey.answer({ ...claims, origin: 'http://evil.test' })
    assert.equal((await unlockWith(elsewhere)).header('location'), '/admin/locked')
    assert.notInclude(await isLocked(account), false)

    const right = passkey.answer(claimsOf(account, await askedBy(visitor)))
    assert.equal((await unlockWith(right)).header('location'), '/admin')
    await visitor.post('/admin/lock')
    await askedBy(visitor)
    assert.equal((await unlockWith(right)).header('location'), '/admin/locked')
  })

  test('C22 T16 neither a colleague’s passkey nor one without finger, face or PIN opens it', async ({
    client,
    assert,
  }) => {
    const { account, visitor, passkey } = await holder(client, 'student')
    const colleague = await createPerson(account.centre, 'student')
    const { passkey: other } = await addPasskey(colleague, await signedIn(client, colleague))
    await visitor.post('/lock')
    const allowed = (await visitor.post('/proof-challenge')).body()
    assert.deepEqual(
      allowed.allowCredentials.map(({ id }: { id: string }) => id),
      [passkey.id]
    )
    assert.equal(allowed.userVerification, 'required')
    const wrong = [
      (challenge: string) => other.answer(claimsOf(account, challenge)),
      (challenge: string) => passkey.answer({ ...claimsOf(account, challenge), verified: false }),
    ]
    for (const answer of wrong) {
      const response = answer(await askedBy(visitor, ''))
      const refused = await visitor.post('/unlock/passkey', { response })
      assert.equal(refused.header('location'), '/locked')
      assert.isNotEmpty((await visitor.visit('/locked')).body().props.errors.passkey)
    }
    assert.deepEqual(await isLocked(account), [true])
  })

  test('C22 passwords and passkeys share five tries', async ({ client, assert }) => {
    const { account, visitor, passkey } = await holder(client)
    await visitor.post('/admin/lock')
    const stolen = visitor.cookie('sid')!
    for (let round = 0; round < 3; round++) {
      await visitor.post('/admin/unlock', { password: 'wrong' })
    }
    for (let round = 0; round < 2; round++) {
      const claims = claimsOf(account, await askedBy(visitor))
      const forged = Object.assign(new SoftPasskey(), { id: passkey.id }).answer(claims)
      await visitor.post('/admin/unlock/passkey', { response: forged })
    }
    const replay = guest(client, account.centre).set('sid', stolen)
    assert.equal((await replay.get('/admin/profile')).header('location'), '/admin/login')
    const acts = await actsOf(account)
    assert.lengthOf(
      acts.filter((act) => act === 'users.unlock_failed'),
      5
    )
    assert.include(acts, 'users.shut_out')
  })

  test('an account without a passkey is offered none, and its password goes on to open', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, account)).prepare()
    await visitor.post('/admin/lock')
    assert.isFalse((await visitor.visit('/admin/locked')).body().props.has_passkey)
    ;(await visitor.post('/admin/proof-challenge')).assertStatus(204)
    const opened = await visitor.post('/admin/unlock', { password })
    assert.equal(opened.header('location'), '/admin')
  })
})
