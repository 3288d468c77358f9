import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { lockNow } from '#core/sessions/lock_now'
import { SessionStore } from '#core/sessions/session_store'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { IssueLink } from '#domain/access/links/actions/issue_link'
import { RenewSessionIds } from '#domain/access/sessions/actions/renew_session_ids'
import { SignOut } from '#domain/access/sessions/actions/sign_out'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import {
  type Account,
  createAdministrator,
  createCentre,
  password,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { principalOf } from '#tests/helpers/access/roles'
import { ago, changeSessions, sessionsOf, signedInSession } from '#tests/helpers/access/session'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

type Act = (visitor: Visitor, account: Account, client: ApiClient) => Promise<unknown>

/** What T14 and T15 count: each leaves the id of before worth nothing; `goesOn` says whether under a new one. */
const events: { event: string; goesOn: boolean; act: Act }[] = [
  {
    event: 'signing in',
    goesOn: true,
    act: (visitor, { email }) => visitor.post('/admin/login', { email, password }),
  },
  {
    event: 'confirming who one is',
    goesOn: true,
    act: (visitor) => visitor.post('/admin/confirm-password', { password }),
  },
  {
    event: 'unlocking the screen',
    goesOn: true,
    act: async (visitor) => {
      await visitor.post('/admin/lock')
      await visitor.post('/admin/unlock', { password })
    },
  },
  {
    event: 'being given other roles',
    goesOn: true,
    act: async (visitor, { centre, userId }) => {
      await new RenewSessionIds().execute({ tenantId: centre.id, userId })
      await visitor.visit('/admin/profile')
    },
  },
  {
    event: 'choosing a password by a link',
    goesOn: false,
    act: async (_, { centre, userId }, client) => {
      const link = { tenantId: centre.id, userId, purpose: 'password' } as const
      const { token } = await new IssueLink().execute(link)
      const chosen = 'quiet rivers carry lanterns'
      await guest(client, centre).put(`/admin/reset-password/${token}`, {
        password: chosen,
        password_confirmation: chosen,
      })
    },
  },
  { event: 'logging out', goesOn: false, act: (visitor) => visitor.post('/admin/logout') },
  {
    event: 'being suspended',
    goesOn: false,
    act: (_, account) => changeUser(account, { status: 'suspended' }),
  },
  {
    event: 'having every session ended',
    goesOn: false,
    act: (_, { centre, userId }) => new EndSessions().execute({ tenantId: centre.id, userId }),
  },
]

const doorOf = async (visitor: Visitor) => (await visitor.get('/admin/profile')).header('location')

test.group('What ends a session or gives it a new id', () => {
  test('T14 T15 after {event} the id of before is a guest')
    .with(events)
    .run(async ({ client, assert }, { goesOn, act }) => {
      const account = await createAdministrator(await createCentre())
      await createAdministrator(account.centre)
      const visitor = await (await signedIn(client, account)).prepare()
      const before = visitor.cookie('sid')!
      await act(visitor, account, client)

      const replay = guest(client, account.centre).set('sid', before)
      assert.equal(await doorOf(replay), '/admin/login')
      assert.equal(await doorOf(visitor), goesOn ? undefined : '/admin/login')
    })

  test('T14 T16 a request under way neither brings an ended session back nor opens a locked one', async ({
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const { centre, userId } = account
    const ctx = await testUtils.createHttpContext()
    ctx.tenant = (await findTenantById(centre.id))!
    const id = `under-way-${userId}`
    await signedInSession(id, account)
    const store = new SessionStore(ctx)
    const data = (await store.read(id))!
    const rows = () => sessionsOf(account)

    await lockNow(ctx)
    await store.write(id, data)
    assert.isNotNull((await rows())[0]!.locked_at)
    await new EndSessions().execute({ tenantId: centre.id, userId })
    await store.write(id, data)
    assert.lengthOf(await rows(), 0)
  })

  test('T14 who signs out is out as soon as it is written down, before the cookie is', async ({
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await signedInSession(`signing-out-${account.userId}`, account)
    const [session] = await sessionsOf(account)
    await new SignOut().execute({
      tenantId: account.centre.id,
      principal: await principalOf(account),
      sessionKey: session!.id,
      rememberedBy: null,
      because: 'sign_out',
      requestId: null,
    })
    assert.lengthOf(await sessionsOf(account), 0)
  })

  test('T14 a new id does not lengthen the twelve hours', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, account)).prepare()
    await changeSessions(account, { created_at: ago('11 hours 50 minutes') })
    await visitor.post('/admin/confirm-password', { password })
    const [session] = await sessionsOf(account)
    assert.isBelow(session!.expires_at.getTime(), Date.now() + 11 * 60_000)
    assert.isBelow(session!.created_at.getTime(), Date.now() - 11 * 3_600_000)
  })

  test('T15 five wrong confirmations end the session', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, account)).prepare()
    for (let tries = 0; tries < 4; tries++) {
      await visitor.post('/admin/confirm-password', { password: 'wrong' })
    }
    assert.isUndefined(await doorOf(visitor))
    const last = await visitor.post('/admin/confirm-password', { password: 'wrong' })
    assert.equal(last.header('x-inertia-location'), '/admin/login')
    assert.equal(await doorOf(visitor), '/admin/login')
  })
})
