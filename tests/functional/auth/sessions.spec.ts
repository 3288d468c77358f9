import { test } from '@japa/runner'
import { ForgetExpiredSessions } from '#domain/access/actions/forget_expired_sessions'
import { asOwner } from '#tests/helpers/as_owner_before'
import { type Account, createAdministrator, createCentre } from '#tests/helpers/centre'
import { signedIn } from '#tests/helpers/visitor'

const sessionsOf = (account: Account) =>
  asOwner().from('platform.sessions').where({ user_id: account.userId })

const set = (account: Account, change: string) =>
  asOwner().rawQuery(`update platform.sessions set ${change} where user_id = ?`, [account.userId])

test.group('Sessions in the database', () => {
  test('carry their centre and only a hash of the id in the cookie', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    const [session] = await sessionsOf(account)
    assert.equal(session.tenant_id, account.centre.id)
    assert.notInclude(decodeURIComponent(visitor.cookie('sid')!), session.id)
  })

  test('are touched at most once a minute', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    const seen = async () => (await sessionsOf(account))[0].seen_at.getTime()
    const first = await seen()
    await visitor.visit('/admin/profile')
    assert.equal(await seen(), first)

    await set(account, `seen_at = now() - interval '2 minutes'`)
    await visitor.visit('/admin/profile')
    assert.isAtLeast(await seen(), first)
  })

  test('end after idle time, and after twelve hours however busy', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    await set(
      account,
      `created_at = now() - interval '11 hours 59 minutes', seen_at = now() - interval '2 minutes'`
    )
    await visitor.visit('/admin/profile')
    const [session] = await sessionsOf(account)
    assert.isBelow(session.expires_at.getTime(), Date.now() + 2 * 60_000)

    await set(account, `expires_at = now() - interval '1 second'`)
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
  })

  test('that have expired are forgotten', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    await signedIn(client, account)
    await set(account, `expires_at = now() - interval '1 second'`)
    assert.isAtLeast(await new ForgetExpiredSessions().execute(), 1)
    assert.lengthOf(await sessionsOf(account), 0)
  })
})
