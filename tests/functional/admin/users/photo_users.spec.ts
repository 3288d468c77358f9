import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { guest, signedIn } from '#tests/helpers/visitor'

const names = { first_name_en: 'Sara', last_name_en: 'Haddad', version: 1 }

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()

async function withPhoto(client: ApiClient, account: Account) {
  const visitor = await (await signedIn(client, account)).prepare()
  const saved = await visitor
    .authentic('PUT', '/admin/profile')
    .header('X-Inertia', 'true')
    .fields(names)
    .file('photo', await picture(), { filename: 'me.png' })
  visitor.keep(saved.headers()['set-cookie'])
  return account
}

const pathOf = ({ userId }: Account) => `/admin/users/${userId}/photo`

test.group("An administrator's photo", () => {
  test('E11 C7 stands in the list, the record and the trail for who may see administrators', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await withPhoto(client, await createAdministrator(centre))
    const colleague = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.admins.index', 'admin.audit.index'])
    )
    const address = new RegExp(`^${pathOf(account)}\\?v=[0-9a-f-]{36}$`)
    const { users } = (await colleague.visit('/admin/users')).body().props
    const row = users.rows.find(({ id }: { id: string }) => id === account.userId)
    assert.match(row.photo, address)
    const record = (await colleague.visit(`/admin/users/${account.userId}`)).body().props
    assert.equal(record.user.photo, row.photo)
    const { entries } = (await colleague.visit('/admin/audit')).body().props
    const own = entries.filter((entry: { actor_photo: string | null }) => entry.actor_photo)
    assert.isNotEmpty(own)
    assert.equal(own[0].actor_photo, row.photo)

    const served = await colleague.get(row.photo)
    served.assertStatus(200)
    assert.equal(served.header('content-type'), 'image/webp')
    assert.equal(served.header('x-content-type-options'), 'nosniff')
    assert.include(served.header('content-security-policy')!, 'sandbox')
    assert.match(served.header('cache-control')!, /^private/)
  })

  test('H3 T4 is shown to nobody else: 403 without the permission, the same 404 for another centre', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await withPhoto(client, await createAdministrator(centre))
    assert.equal((await guest(client, centre).get(pathOf(account))).status(), 302)
    const clerk = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.audit.index', 'admin.students.index'])
    )
    ;(await clerk.visit(pathOf(account))).assertStatus(403)
    const { entries } = (await clerk.visit('/admin/audit')).body().props
    assert.isTrue(entries.every((entry: { actor_photo: string | null }) => !entry.actor_photo))

    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const foreign = await stranger.visit(pathOf(account))
    const absent = await stranger.visit('/admin/users/00000000-0000-7000-8000-000000000000/photo')
    assert.deepEqual([foreign.status(), absent.status()], [404, 404])
  })

  test('without one there is no address, and its route is a 404', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const { users } = (await visitor.visit('/admin/users')).body().props
    assert.isNull(users.rows[0].photo)
    ;(await visitor.visit(pathOf(account))).assertStatus(404)
  })
})
