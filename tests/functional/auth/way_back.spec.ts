import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  type Account,
  createAdministrator,
  createCentre,
  password,
} from '#tests/helpers/centre/centre'
import { guest, type Visitor } from '#tests/helpers/visitor'

const page = '/admin/students?q=Omar'
const picture = '/admin/students/0198f0c4-0000-7000-8000-000000000000'

/** A page that is still open asks for these by itself once its session has ended. */
const strays = [
  {
    name: 'a picture',
    headers: { 'accept': 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' },
  },
  { name: 'a script', headers: { 'accept': '*/*', 'sec-fetch-dest': 'empty' } },
  {
    name: 'an event source',
    headers: { 'accept': 'text/event-stream', 'sec-fetch-dest': 'empty' },
  },
]

async function signedInFrom(
  client: ApiClient,
  account: Account,
  wander: (visitor: Visitor) => Promise<void>
) {
  const visitor = guest(client, account.centre)
  const sent = await visitor.get(page)
  visitor.keep(sent.headers()['set-cookie'])
  await wander(visitor)
  const { email } = account
  const answer = await visitor.post('/admin/login', { email, password })
  return answer.headers().location
}

test.group('The way back after signing in', () => {
  test('leads to the page that was asked for, not to what it asked beside: {name}')
    .with(strays)
    .run(async ({ assert, client }, { headers }) => {
      const account = await createAdministrator(await createCentre())
      const location = await signedInFrom(client, account, async (visitor) => {
        const request = visitor.get(picture)
        for (const [name, value] of Object.entries(headers)) request.header(name, value)
        visitor.keep((await request).headers()['set-cookie'])
      })
      assert.equal(location, page)
    })

  test('is not lost to a script that was sent before there was a session and is answered later', async ({
    assert,
    client,
  }) => {
    const account = await createAdministrator(await createCentre())
    const location = await signedInFrom(client, account, async (visitor) => {
      for (const { headers } of strays) {
        const request = guest(client, account.centre).get(picture)
        for (const [name, value] of Object.entries(headers)) request.header(name, value)
        visitor.keep((await request).headers()['set-cookie'])
      }
    })
    assert.equal(location, page)
  })
})
