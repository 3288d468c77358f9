import { test } from '@japa/runner'
import type { UpdateObject } from 'kysely'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { type Permission, permissionsOf } from '#domain/access/roles/permissions'
import {
  type Account,
  type Centre,
  createAdministrator,
  createAdministratorWho,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { ago, changeSessions, sessionsOf } from '#tests/helpers/access/session'
import { createRole } from '#tests/helpers/access/roles'
import { queriesOf } from '#tests/helpers/database/queries'
import {
  ask,
  found,
  indexes,
  keyIn,
  multiSearch,
  searchedCentre,
  uid,
} from '#tests/helpers/search/search'
import { withOwnDomain } from '#tests/helpers/server/own_domain'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

type Seat = { centre: Centre; account: Account; visitor: Visitor; other: Visitor }

/** What ends a key that still has minutes to live. */
const ends: Record<string, (seat: Seat) => Promise<unknown>> = {
  'the screen is locked': ({ visitor }) => visitor.post('/admin/lock'),
  'its row is locked, by whomever': ({ account }) =>
    changeSessions(account, { locked_at: ago('1 second') }),
  'the screen was idle for too long': async ({ centre, account }) => {
    await changeCentre(centre, { lock_after: 5 })
    await changeSessions(account, { seen_at: ago('7 minutes') })
  },
  'its person signs out': ({ visitor }) => visitor.post('/admin/logout'),
  'everybody is signed out': ({ other }) =>
    other.post('/admin/settings/everybody-out', { confirmation: 'مركز الاختبار' }),
  'its account is suspended': ({ other, account }) =>
    other.post(`/admin/users/${account.userId}/suspension`),
  'its account is archived': ({ other, account }) =>
    other.post(`/admin/users/${account.userId}/archive`),
  'its session has run out': ({ account }) =>
    changeSessions(account, { expires_at: ago('1 second') }),
  'its centre asks for a second factor': ({ centre }) =>
    changeCentre(centre, { two_factor_required: true }),
}

test.group('A search key ends at once', () => {
  test('T6 T31 when {0}')
    .with(Object.entries(ends))
    .run(async ({ client, assert }, [, end]) => {
      const { centre } = await searchedCentre()
      const account = await createAdministrator(centre)
      const visitor = await signedIn(client, account)
      const other = await signedIn(client, await createAdministrator(centre))
      const key = await keyIn(visitor)
      assert.deepEqual(found(await multiSearch({ client, centre, key })), [1, 1, 1])
      await end({ centre, account, visitor, other })
      const answer = await multiSearch({ client, centre, key })
      assert.equal(`${answer.status()} ${found(answer)}`, '403 invalid_api_key')
    })

  test('T6 where it is sent to another host of its centre', async ({ client, assert }) => {
    const { centre } = await searchedCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const key = await keyIn(visitor)
    const { host } = await withOwnDomain(centre)
    assert.deepEqual(found(await multiSearch({ client, centre, key })), [1, 1, 1])
    const elsewhere = await multiSearch({ client, centre: { ...centre, host }, key })
    assert.equal(`${elsewhere.status()} ${found(elsewhere)}`, '403 invalid_api_key')
  })

  test('T31 when its role loses what opens an index, and not before', async ({ client }) => {
    const { centre } = await searchedCentre()
    const role = await createRole(centre, { permissions: ['admin.students.index'] })
    const account = await createAdministrator(centre, { roles: [role.name] })
    const place = { client, centre, key: await keyIn(await signedIn(client, account)) }
    const search = () => ask(place, `indexes/${uid(centre, 'students')}/search`, { q: 'Zaynab' })
    ;(await search()).assertStatus(200)
    await hold(centre, role.id, ['admin.groups.index'])
    ;(await search()).assertStatus(403)
  })

  test('T9 while somebody looks through a role, for what that role does not open', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const role = await createRole(centre, { permissions: ['admin.groups.index'] })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(`/admin/roles/${role.id}/view`)
    await visitor.visit('/admin/groups')
    const key = await keyIn(visitor)
    const place = { client, centre, key }
    const statuses = []
    for (const index of indexes) {
      statuses.push(
        (await ask(place, `indexes/${uid(centre, index)}/search`, { q: 'Zaynab' })).status()
      )
    }
    assert.deepEqual(statuses, [403, 403, 200])
  })
})

test.group('A search key opens', () => {
  const opens: [(typeof indexes)[number], Permission][] = [
    ['students', 'admin.students.index'],
    ['instructors', 'admin.instructors.index'],
    ['groups', 'admin.groups.index'],
  ]

  test('H3 {0} for who holds just {1}, and not for who holds all but that')
    .with(opens)
    .run(async ({ client, assert }, [index, permission]) => {
      const { centre } = await searchedCentre()
      const answersOf = async (permissions: readonly Permission[]) => {
        const account = await createAdministratorWho(centre, [...permissions])
        const key = await keyIn(await signedIn(client, account))
        const asked = indexes.map((one) =>
          ask({ client, centre, key }, `indexes/${uid(centre, one)}/search`, { q: 'Zaynab' })
        )
        return (await Promise.all(asked)).map((answer) => answer.status())
      }
      const only = indexes.map((one) => (one === index ? 200 : 403))
      assert.deepEqual(await answersOf([permission]), only)
      const others = permissionsOf.admin.filter((one) => one !== permission)
      assert.deepEqual(
        await answersOf(others),
        only.map((status) => (status === 200 ? 403 : 200))
      )
    })

  test('nothing but its own search: no page, no cookie, and no session kept awake', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const account = await createAdministrator(centre)
    const visitor = await signedIn(client, account)
    const place = { client, centre, key: await keyIn(visitor) }
    await changeSessions(account, { seen_at: ago('3 minutes') })
    const before = await sessionsOf(account)
    const trail = await rowsOf(centre, 'audit_events')
    const answer = await multiSearch(place)
    assert.deepEqual(found(answer), [1, 1, 1])
    assert.deepEqual(await sessionsOf(account), before)
    assert.deepEqual(await rowsOf(centre, 'audit_events'), trail)
    const headers: Record<string, string> = answer.headers()
    assert.notExists(headers['set-cookie'])
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(headers['content-type']!, /^application\/json/)
    const page = client.get('/admin/students').redirects(0).header('Host', centre.host)
    ;(await page.header('Authorization', `Bearer ${place.key}`)).assertStatus(302)
    const byCookie = await visitor.request('POST', '/search/multi-search').json({ queries: [] })
    byCookie.assertStatus(401)
  })

  test('session and three searches by one round trip; neither is told compressed', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const place = { client, centre, key: await keyIn(visitor) }
    assert.equal(await queriesOf(() => multiSearch(place).then(() => {})), 1)
    const one = {
      indexUid: uid(centre, 'students'),
      q: 'Zaynab',
      highlightPreTag: 'x'.repeat(64),
      attributesToHighlight: ['*'],
    }
    const wide = ask(place, 'multi-search', { queries: Array.from({ length: 10 }, () => one) })
    const answer = await wide
      .header('Sec-Fetch-Site', 'same-origin')
      .header('Accept-Encoding', 'gzip, br')
    assert.isAbove(answer.text().length, 1_024)
    assert.notExists(answer.header('content-encoding'))
  })
})

const hold = (centre: Centre, role: string, permissions: Permission[]) =>
  withTenant(centre.id, () =>
    db().updateTable('roles').set({ permissions }).where('id', '=', role).execute()
  )

async function changeCentre(centre: Centre, columns: UpdateObject<DB, 'platform.tenants'>) {
  await asOwner().updateTable('platform.tenants').set(columns).where('id', '=', centre.id).execute()
  forgetTenants()
}
