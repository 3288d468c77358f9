import { test } from '@japa/runner'
import { asOwner } from '#tests/helpers/database/as_owner'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

type Listed = {
  id: string
  browser: string | null
  system: string | null
  form: string
  ip: string | null
  is_current: boolean
  is_remembered: boolean
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

const places = [
  { kind: 'admin', path: '/admin/profile', door: '/admin/login' },
  { kind: 'instructor', path: '/instructor/profile', door: '/instructor/login' },
  { kind: 'student', path: '/profile', door: '/login' },
] as const

const accountOf = async (kind: (typeof places)[number]['kind']) => {
  const centre = await createCentre()
  return kind === 'admin' ? createAdministrator(centre) : createPerson(centre, kind)
}

async function listedFor(visitor: Visitor, path: string): Promise<Listed[]> {
  return (await visitor.visit(`${path}?tab=sessions`)).body().props.sessions
}

const tell = (account: Account, userAgent: string) =>
  asOwner()
    .updateTable('platform.sessions')
    .set({ user_agent: userAgent, ip: '203.0.113.5' })
    .where('user_id', '=', account.userId)
    .execute()

test.group('Own sessions', () => {
  test('C18 {kind}: each device with browser, system and address; one is ended from another')
    .with([...places])
    .run(async ({ client, assert }, { kind, path }) => {
      const account = await accountOf(kind)
      const elsewhere = await signedIn(client, account)
      await tell(account, phone)
      const visitor = await (await signedIn(client, account)).prepare()

      const listed = await listedFor(visitor, path)
      assert.lengthOf(listed, 2)
      const other = listed.find(({ is_current }) => !is_current)!
      assert.include(other, { browser: 'Safari', system: 'iOS', form: 'phone', ip: '203.0.113.5' })
      assert.equal((await elsewhere.get(path)).status(), 200)

      await visitor.delete(`${path}/sessions/${other.id}`)
      assert.equal((await elsewhere.get(path)).status(), 302)
      assert.lengthOf(await listedFor(visitor, path), 1)
      const entries = await rowsOf(account.centre, 'audit_events', {
        action: 'users.end_session',
      })
      assert.lengthOf(entries, 1)
    })

  test('C18 all others are ended at once, remembered devices too, and this one stays', async ({
    client,
    assert,
  }) => {
    const account = await createPerson(await createCentre(), 'student')
    const others = [await signedIn(client, account), await signedIn(client, account)]
    const device = guest(client, account.centre)
    await device.post('/login', { email: account.email, password, remember: true })
    const visitor = guest(client, account.centre)
    await visitor.post('/login', { email: account.email, password, remember: true })
    const listed = await listedFor(visitor, '/profile')
    assert.lengthOf(
      listed.filter(({ is_remembered }) => is_remembered),
      2
    )

    await visitor.delete('/profile/other-sessions')
    for (const other of [...others, device]) {
      assert.equal((await other.get('/profile')).header('location'), '/login')
    }
    const [only, ...none] = await listedFor(visitor, '/profile')
    assert.lengthOf(none, 0)
    assert.isTrue(only?.is_current && only.is_remembered)
    const left = asOwner()
      .selectFrom('platform.remember_tokens')
      .select('id')
      .where('user_id', '=', account.userId)
    assert.lengthOf(await left.execute(), 1)
  })

  test('C18 a remembered device is listed when its session is over, and can be ended', async ({
    client,
    assert,
  }) => {
    const account = await createPerson(await createCentre(), 'student')
    const device = guest(client, account.centre)
    await device.post('/login', { email: account.email, password, remember: true })
    await asOwner().deleteFrom('platform.sessions').where('user_id', '=', account.userId).execute()
    const visitor = await (await signedIn(client, account)).prepare()
    const asleep = (await listedFor(visitor, '/profile')).find(({ is_current }) => !is_current)!
    assert.isTrue(asleep.is_remembered)
    await visitor.delete(`/profile/sessions/${asleep.id}`)
    assert.equal((await device.get('/profile')).header('location'), '/login')
  })

  test("C18 another person's session, another centre's and an invented one are the same 404", async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const colleague = await createAdministrator(account.centre)
    const stranger = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, account)).prepare()
    for (const victim of [colleague, stranger]) {
      const theirs = await signedIn(client, victim)
      const { id } = await asOwner()
        .selectFrom('platform.sessions')
        .select('id')
        .where('user_id', '=', victim.userId)
        .executeTakeFirstOrThrow()
      ;(await visitor.delete(`/admin/profile/sessions/${id}`)).assertStatus(404)
      assert.equal((await theirs.get('/admin/profile')).status(), 200)
    }
    ;(await visitor.delete('/admin/profile/sessions/none')).assertStatus(404)
  })
})
