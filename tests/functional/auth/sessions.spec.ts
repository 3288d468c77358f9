import { test } from '@japa/runner'
import { ForgetExpiredSessions } from '#domain/access/sessions/actions/forget_expired_sessions'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { ago, changeSessions, sessionsOf } from '#tests/helpers/access/session'
import { signedIn } from '#tests/helpers/visitor'

test.group('Sessions in the database', () => {
  test('carry their centre and only a hash of the id in the cookie', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    const [session] = await sessionsOf(account)
    assert.equal(session!.tenant_id, account.centre.id)
    assert.notInclude(decodeURIComponent(visitor.cookie('sid')!), session!.id)
  })

  test('are touched at most once a minute', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    const seen = async () => (await sessionsOf(account))[0]!.seen_at.getTime()
    const first = await seen()
    await visitor.visit('/admin/profile')
    assert.equal(await seen(), first)

    await changeSessions(account, { seen_at: ago('2 minutes') })
    await visitor.visit('/admin/profile')
    assert.isAtLeast(await seen(), first)
  })

  test('end after idle time, and after twelve hours however busy', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    await changeSessions(account, {
      created_at: ago('11 hours 59 minutes'),
      seen_at: ago('2 minutes'),
    })
    await visitor.visit('/admin/profile')
    const [session] = await sessionsOf(account)
    assert.isBelow(session!.expires_at.getTime(), Date.now() + 2 * 60_000)

    await changeSessions(account, { expires_at: ago('1 second') })
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
  })

  test('that have expired are forgotten', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    await signedIn(client, account)
    await changeSessions(account, { expires_at: ago('1 second') })
    assert.isAtLeast(await new ForgetExpiredSessions().execute(), 1)
    assert.lengthOf(await sessionsOf(account), 0)
  })
})
