import { Agent } from 'node:http'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import type { http as settings } from '#config/app'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { withOwnDomain } from '#tests/helpers/server/own_domain'
import { addPasskey, claimsOf } from '#tests/helpers/access/passkeys'
import type { SoftPasskey } from '#tests/helpers/access/soft_passkey'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'
import type { Account } from '#tests/helpers/centre/centre'

type Place = { host: string }

/** Where the proxy stands: the framework remembers of an address whether it is trusted. */
const proxy = '127.0.0.77'

function throughProxy(visitor: Visitor) {
  const direct = visitor.request.bind(visitor)
  visitor.request = (method, path) => {
    const request = direct(method, path).header('X-Forwarded-Proto', 'https')
    request.request.agent(new Agent({ localAddress: proxy }))
    return request
  }
  return visitor
}

async function someone() {
  const centre = await createCentre()
  const own = await withOwnDomain(centre)
  return { account: await createAdministrator(centre), own }
}

async function signInAt(
  { client, account, passkey }: { client: ApiClient; account: Account; passkey: SoftPasskey },
  place: Place
) {
  const visitor = guest(client, place)
  const { challenge } = (await visitor.post('/admin/passkey-challenge', { step: 'sign_in' })).body()
  const response = passkey.answer(claimsOf(account, challenge, place.host))
  return (await visitor.post('/admin/passkey-login', { response })).header('location')
}

test.group('The host of a passkey', () => {
  test("T19 a passkey made at the centre's own domain opens that domain and not its other host", async ({
    client,
    assert,
  }) => {
    const { account, own } = await someone()
    const visitor = await signedIn(client, account, own)
    const { passkey } = await addPasskey(account, visitor)
    const [row] = await rowsOf(account.centre, 'passkeys')
    assert.equal(row.rp_id, own.host)
    const who = { client, account, passkey }
    assert.equal(await signInAt(who, own), '/admin')
    assert.equal(await signInAt(who, account.centre), '/admin/login')
  })

  test("T19 a passkey of the centre's host does not open its own domain, nor another centre", async ({
    client,
    assert,
  }) => {
    const { account, own } = await someone()
    const { passkey } = await addPasskey(account, await signedIn(client, account))
    const who = { client, account, passkey }
    assert.equal(await signInAt(who, account.centre), '/admin')
    assert.equal(await signInAt(who, own), '/admin/login')
    assert.equal(await signInAt(who, await createCentre()), '/admin/login')
  })

  test('T19 an answer made at one host is refused at another, whatever it says of itself', async ({
    client,
    assert,
  }) => {
    const { account, own } = await someone()
    const { passkey } = await addPasskey(account, await signedIn(client, account, own))
    for (const host of [account.centre.host, 'evil.test']) {
      const visitor = guest(client, own)
      const asked = await visitor.post('/admin/passkey-challenge', { step: 'sign_in' })
      assert.equal(asked.body().rpId, own.host)
      const response = passkey.answer(claimsOf(account, asked.body().challenge, host))
      const answer = await visitor.post('/admin/passkey-login', { response })
      assert.equal(answer.header('location'), '/admin/login', host)
    }
  })

  test('T19 a second host in X-Forwarded-Host names nobody while no proxy is trusted', async ({
    client,
    assert,
  }) => {
    const { account, own } = await someone()
    const visitor = await guest(client, account.centre).prepare()
    const answer = await visitor
      .authentic('POST', '/admin/passkey-challenge')
      .header('X-Forwarded-Host', own.host)
      .header('X-Forwarded-Proto', 'https')
      .json({ step: 'sign_in' })
    assert.equal(answer.body().rpId, account.centre.host)
  })
})

test.group('The host of a passkey behind a proxy that is trusted', (group) => {
  group.each.setup(() => {
    const http = app.config.get<typeof settings>('app.http')
    const usual = http.trustProxy
    http.trustProxy = (address) => address === proxy
    return () => {
      http.trustProxy = usual
    }
  })

  for (const at of ['slug', 'domain'] as const) {
    test(`T19 over https the browser writes https, and nothing else is taken (${at})`, async ({
      client,
      assert,
    }) => {
      const { account, own } = await someone()
      const place = at === 'domain' ? own : account.centre
      const origin = `https://${place.host}`
      const owner = throughProxy(await signedIn(client, account, place))
      const { passkey } = await addPasskey(account, owner, { origin })
      assert.lengthOf(await rowsOf(account.centre, 'passkeys'), 1)

      const comesIn = async (claimed?: string) => {
        const visitor = throughProxy(guest(client, place))
        const asked = await visitor.post('/admin/passkey-challenge', { step: 'sign_in' })
        const claims = claimsOf(account, asked.body().challenge, place.host, claimed)
        const answer = await visitor.post('/admin/passkey-login', {
          response: passkey.answer(claims),
        })
        return answer.header('location')
      }
      assert.equal(await comesIn(origin), '/admin')
      assert.equal(await comesIn(`http://${place.host}`), '/admin/login')
      assert.equal(await comesIn(), '/admin/login')
    })
  }

  test('T19 a forwarded host that is none of ours is a 404', async ({ client }) => {
    const { account } = await someone()
    const visitor = throughProxy(await guest(client, account.centre).prepare())
    const answer = await visitor
      .authentic('POST', '/admin/passkey-challenge')
      .header('X-Forwarded-Host', `${account.centre.host}.evil.test`)
      .json({ step: 'sign_in' })
    answer.assertStatus(404)
  })
})
