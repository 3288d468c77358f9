import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SignInThrottle } from '#app/auth/sign_in/sign_in_throttle'
import { countedAddress } from '#core/throttles/throttle'
import { hashesAtOnce, throughGate } from '#domain/access/accounts/hash_gate'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import {
  type Account,
  createAdministrator,
  createCentre,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, type Visitor } from '#tests/helpers/visitor'

const failures = async ({ centre, userId }: Account) =>
  (await rowsOf(centre, 'audit_events', { action: 'users.sign_in_failed', subject_id: userId }))
    .length

const tryOnce = (visitor: Visitor, email: string, tried = 'not the password') =>
  visitor.post('/admin/login', { email, password: tried })

async function leave(visitor: Visitor) {
  await visitor.post('/admin/logout')
  await visitor.visit('/admin/login')
}

test.group('T12 Guessing passwords', () => {
  test('a thousand tries on one account, from a hundred addresses at once: at most 20 are checked', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const tenant = (await findTenantById(account.centre.id))!
    const allowed = []
    for (let round = 0; round < 50; round++) {
      const tries = Array.from({ length: 20 }, async (_, index) => {
        const ip = `10.0.${round % 5}.${index}`
        const throttle = new SignInThrottle({
          tenant,
          kind: 'admin',
          email: account.email,
          ip,
          device: undefined,
        })
        return (await throttle.secondsToWait()) === 0
      })
      allowed.push(...(await Promise.all(tries)))
    }
    assert.lengthOf(allowed, 1000)
    assert.equal(allowed.filter(Boolean).length, 20)

    const visitor = guest(client, account.centre)
    await tryOnce(visitor, account.email, password)
    const page = await visitor.visit('/admin/login')
    assert.match(page.body().props.errors.email, /Too many attempts/)
    assert.equal(await failures(account), 0)
  }).timeout(60_000)

  test('over HTTP, thirty tries at once on one account from one address: ten are checked', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await guest(client, account.centre).prepare()
    await Promise.all(Array.from({ length: 30 }, () => tryOnce(visitor, account.email)))
    assert.equal(await failures(account), 10)
  }).timeout(60_000)

  test('200 accounts from one address: at most 100 are checked in an hour', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await guest(client, centre).prepare()
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => tryOnce(visitor, `a${round}.${index}@centre.test`))
      )
    }
    const checked = await rowsOf(centre, 'audit_events', { action: 'users.sign_in_failed' })
    assert.lengthOf(checked, 100)
  }).timeout(120_000)

  test('the victim comes in from a device the account knows, and from no other', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const known = guest(client, account.centre)
    await tryOnce(known, account.email, password)
    await leave(known)
    assert.isDefined(known.cookie('device'))

    const stranger = await guest(client, account.centre).prepare()
    for (let time = 0; time < 12; time++) await tryOnce(stranger, account.email)
    const refused = await tryOnce(stranger, account.email, password)
    assert.notEqual(refused.header('location'), '/admin')
    const entered = await tryOnce(known, account.email, password)
    assert.equal(entered.header('location'), '/admin')
  })

  test('a known device has ten tries of its own, and knows its own accounts alone', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const other = await createAdministrator(account.centre)
    const known = guest(client, account.centre)
    await tryOnce(known, account.email, password)
    await leave(known)
    await Promise.all(Array.from({ length: 15 }, () => tryOnce(known, account.email)))
    assert.equal(await failures(account), 10)

    const stranger = await guest(client, account.centre).prepare()
    for (let time = 0; time < 12; time++) await tryOnce(stranger, other.email)
    const refused = await tryOnce(known, other.email, password)
    assert.notEqual(refused.header('location'), '/admin')
  })

  test("a device's cookie that was made up is none", async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const known = guest(client, account.centre)
    await tryOnce(known, account.email, password)
    const [value, signature] = decodeURIComponent(known.cookie('device')!).split('.', 2)
    const forged = guest(client, account.centre)
    forged.set('device', encodeURIComponent(`${value}x.${signature}`))
    for (let time = 0; time < 11; time++) await tryOnce(await forged.prepare(), account.email)
    const refused = await tryOnce(forged, account.email, password)
    assert.notEqual(refused.header('location'), '/admin')
  })

  test('a right password costs nothing: thirty people behind one address come in', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    for (let time = 0; time < 25; time++) {
      const entered = await tryOnce(guest(client, account.centre), account.email, password)
      assert.equal(entered.header('location'), '/admin')
    }
  }).timeout(60_000)

  test('at most four hashes are worked on at once', async ({ assert }) => {
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await setImmediate()
      running -= 1
    }
    await Promise.all(Array.from({ length: 32 }, () => throughGate(work)))
    assert.equal(most, hashesAtOnce)
    await assert.rejects(() => throughGate(() => Promise.reject(new Error('broken'))))
    await Promise.all(Array.from({ length: 8 }, () => throughGate(work)))
    assert.equal(most, 4)
  })

  test('an address of IPv6 is counted by its network', ({ assert }) => {
    assert.equal(countedAddress('2001:db8:1:2:3:4:5:6'), countedAddress('2001:DB8:1:2::9'))
    assert.notEqual(countedAddress('2001:db8:1:2::1'), countedAddress('2001:db8:1:3::1'))
    assert.equal(countedAddress('::ffff:10.0.0.1'), '10.0.0.1')
    assert.equal(countedAddress('::1'), '0:0:0:0')
  })
})
