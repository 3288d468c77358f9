import { test } from '@japa/runner'
import env from '#start/env'
import { platform } from '#domain/shared/data/database'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { forgetTries } from '#tests/helpers/access/forget_tries'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { guest, type Visitor } from '#tests/helpers/visitor'
import type { ApiClient } from '@japa/api-client'

const unique = () => `c${Math.random().toString(36).slice(2, 12)}`

const filled = (slug: string) => ({
  name_en: 'Green Valley',
  name_ar: 'الوادي الأخضر',
  slug,
  country: 'ae',
  first_name: 'Mona',
  last_name: 'Rashid',
  email: `Mona@${slug}.test`,
  password: 'seven grey herons by the river',
})

async function atInstallation(client: ApiClient) {
  const visitor = guest(client, { host: 'localhost' })
  await visitor.visit('/admin/register')
  return visitor
}

const centreOf = async (slug: string) => {
  const tenants = platform().selectFrom('platform.tenants').selectAll()
  const row = await tenants.where('slug', '=', slug).executeTakeFirst()
  return row && { id: row.id, slug, host: `${slug}.localhost`, row }
}

const errorsOf = async (visitor: Visitor) =>
  (await visitor.visit('/admin/register')).body().props.errors

test.group('Opening a centre', (group) => {
  group.each.setup(async () => {
    await forgetTries('open_centre')
  })

  test('C2 on the installation: one form makes the centre, its SuperAdmin, and lets them in once', async ({
    client,
    assert,
  }) => {
    const slug = unique()
    const visitor = await atInstallation(client)
    const made = await visitor.post('/admin/register', filled(slug))
    made.assertStatus(409)
    const address = new URL(made.header('x-inertia-location')!)
    assert.equal(address.hostname, `${slug}.localhost`)
    assert.equal(address.pathname, '/admin/hand-off')
    assert.equal(address.search, '')

    const centre = (await centreOf(slug))!
    assert.deepInclude(centre.row, {
      name_en: 'Green Valley',
      name_ar: 'الوادي الأخضر',
      country: 'AE',
      timezone: 'Asia/Dubai',
    })
    const token = address.hash.slice(1)
    const owner = guest(client, centre)
    ;(await owner.get('/admin/hand-off')).assertStatus(200)
    assert.isNull((await owner.visit('/admin/login')).body().props.auth)
    assert.equal((await owner.post('/admin/hand-off', { token })).header('location'), '/admin')
    const { user } = (await owner.visit('/admin/profile')).body().props.auth
    assert.equal(user.email, `mona@${slug}.test`)
    assert.deepEqual(
      user.roles.map(({ name }: { name: string }) => name),
      ['SuperAdmin']
    )

    const second = guest(client, centre)
    const again = await second.post('/admin/hand-off', { token })
    assert.equal(again.header('location'), '/admin/login')
    assert.isNull((await second.visit('/admin/login')).body().props.auth)
    assert.lengthOf(await rowsOf(centre, 'roles'), 7)
    const [letter] = await lettersTo(centre, `mona@${slug}.test`)
    assert.match(linkIn(letter!), /verify-email/)
  })

  test('T18 a hand-off works for a minute and at its own centre alone', async ({
    client,
    assert,
  }) => {
    const slug = unique()
    const made = await (await atInstallation(client)).post('/admin/register', filled(slug))
    const token = new URL(made.header('x-inertia-location')!).hash.slice(1)
    const centre = (await centreOf(slug))!
    const tokens = await rowsOf(centre, 'account_tokens', { purpose: 'hand_off' })
    assert.notInclude(JSON.stringify(tokens), token)
    const lives = tokens[0].expires_at.getTime() - tokens[0].created_at.getTime()
    assert.approximately(lives, 60_000, 5_000)

    const elsewhere = guest(client, await createCentre())
    await elsewhere.post('/admin/hand-off', { token })
    assert.isNull((await elsewhere.visit('/admin/login')).body().props.auth)
  })

  test('a short name that is taken, reserved or none is refused under its field, and nothing is made', async ({
    client,
    assert,
  }) => {
    const taken = await createCentre()
    const visitor = await atInstallation(client)
    for (const [slug, message] of [
      [taken.slug, /is taken/],
      ['www', /is taken/],
      ['مركز', /./],
      ['two words', /./],
      ['-edge', /./],
      ['x', /./],
    ] as const) {
      await visitor.post('/admin/register', { ...filled(slug), email: 'mona@valley.test' })
      const errors = await errorsOf(visitor)
      assert.match(errors.slug, message, slug)
      assert.sameMembers(Object.keys(errors), ['slug'])
      await forgetTries('open_centre')
    }
    const accounts = await rowsOf(taken, 'users')
    assert.lengthOf(accounts, 0)
  })

  test('F3 missing fields are named in the language of the page; one name in one script is enough', async ({
    client,
    assert,
  }) => {
    const visitor = (await atInstallation(client)).set('locale', 'ar')
    await visitor.post('/admin/register', {})
    const errors = await errorsOf(visitor)
    const names = ['name_en', 'slug', 'country', 'first_name', 'last_name', 'email', 'password']
    assert.sameMembers(Object.keys(errors), names)
    const { name_en: nameError, ...others } = errors
    assert.equal(nameError, 'اكتب الاسم بالعربية أو بالإنجليزية')
    assert.deepEqual([...new Set(Object.values(others))], ['هذا الحقل مطلوب'])

    const slug = unique()
    const made = await visitor.post('/admin/register', { ...filled(slug), name_en: '' })
    made.assertStatus(409)
    const centre = (await centreOf(slug))!
    assert.isNull(centre.row.name_en)
    const [user] = await rowsOf(centre, 'users')
    assert.equal(user.locale, 'ar')
  })

  test("T11 the new centre's own name is no password", async ({ client, assert }) => {
    const slug = unique()
    const visitor = await atInstallation(client)
    await visitor.post('/admin/register', { ...filled(slug), password: 'green-valley kq7719 wzpt' })
    assert.match((await errorsOf(visitor)).password, /easy to guess/)
    assert.isUndefined(await centreOf(slug))
  })

  test('T12 one address opens five centres in an hour', async ({ client, assert }) => {
    const visitor = await atInstallation(client)
    for (let time = 0; time < 5; time++) {
      ;(await visitor.post('/admin/register', filled(unique()))).assertStatus(409)
    }
    const slug = unique()
    await visitor.post('/admin/register', filled(slug))
    assert.match((await errorsOf(visitor)).slug, /Too many attempts/)
    assert.isUndefined(await centreOf(slug))
  }).timeout(30_000)

  test('two people who ask for one short name at once: one centre, one error', async ({
    client,
    assert,
  }) => {
    const slug = unique()
    const [one, other] = [await atInstallation(client), await atInstallation(client)]
    const answers = await Promise.all(
      [one, other].map((visitor) => visitor.post('/admin/register', filled(slug)))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [409, 302]
    )
    assert.lengthOf(await rowsOf((await centreOf(slug))!, 'users'), 1)
  })

  test('C2 closed: the page says so, and a post makes nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    env.set('SIGNUP', 'closed')
    cleanup(() => env.set('SIGNUP', 'open'))
    const visitor = await atInstallation(client)
    assert.isFalse((await visitor.visit('/admin/register')).body().props.open)
    assert.isFalse((await visitor.visit('/')).body().props.signup_open)
    const slug = unique()
    await visitor.post('/admin/register', filled(slug))
    assert.isUndefined(await centreOf(slug))
  })

  test('C2 on the host of a centre one joins by invitation, and nothing is opened there', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre())
    const page = (await visitor.visit('/admin/register')).body()
    assert.equal(page.component, 'auth/by_invitation')
    const slug = unique()
    await visitor.post('/admin/register', filled(slug))
    assert.isUndefined(await centreOf(slug))
  })

  test('T20 without the token of its own page nothing is opened', async ({ client, assert }) => {
    const slug = unique()
    const response = await guest(client, { host: 'localhost' })
      .request('POST', '/admin/register')
      .json(filled(slug))
    response.assertStatus(419)
    assert.isUndefined(await centreOf(slug))
  })
})
