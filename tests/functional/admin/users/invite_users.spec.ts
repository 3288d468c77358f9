import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { accountByEmail, accountRow, invitationOf } from '#tests/helpers/access/administrators'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { createRole, roleNamed, rolesOf } from '#tests/helpers/access/roles'
import { auditOf } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

async function setup(client: ApiClient) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Inviting an administrator', () => {
  test('C6 makes the person, the account and a letter whose link lets them in', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const form = await invitationOf(centre)
    const response = await visitor.post('/admin/users', form)
    const account = await accountByEmail(centre, form.email)
    assert.match(response.header('location')!, new RegExp(`${account.id}$`))
    assert.deepInclude(account, { status: 'invited', password: null, kind: 'admin' })
    assert.deepEqual(await rolesOf({ centre, userId: account.id }), ['Receptionist'])
    const [person] = await rowsOf(centre, 'administrators', { id: account.administrator_id })
    assert.deepInclude(person, { first_name_other: 'لينا', phone: '+966501234567' })
    const [audit] = await auditOf(centre, account.id)
    assert.deepInclude(audit, { action: 'users.create' })
    assert.deepInclude(audit.after, { email: form.email, roles: ['Receptionist'] })

    const [letter] = await lettersTo(centre, form.email)
    const path = linkIn(letter!)
    const newcomer = guest(client, centre)
    assert.equal((await newcomer.get(path)).status(), 200)
    await newcomer.put(path, {
      password: `${password} 42`,
      password_confirmation: `${password} 42`,
    })
    assert.equal((await accountRow({ centre, userId: account.id })).status, 'active')
  })

  test('T5 T9 nobody gives a role that may more than they do, and a foreign one is none', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, [
      'admin.admins.create',
      'admin.students.index',
    ])
    const visitor = await signedIn(client, account)
    const wrong = [
      (await roleNamed(centre, 'SuperAdmin')).id,
      (await roleNamed(centre, 'Receptionist')).id,
      (await roleNamed(centre, 'Student')).id,
      (await createRole(await createCentre())).id,
      'nonsense',
    ]
    const form = await invitationOf(centre)
    for (const role of wrong) {
      await visitor.post('/admin/users', { ...form, roles: [role] })
      const { errors } = (await visitor.visit('/admin/users/create')).body().props
      assert.match(Object.keys(errors).join(), /roles/)
    }
    await visitor.post('/admin/users', { ...form, roles: [] })
    assert.isUndefined(await accountByEmail(centre, form.email))
    const small = await createRole(centre, { permissions: ['admin.students.index'] })
    await visitor.post('/admin/users', { ...form, roles: [small.id] })
    assert.exists(await accountByEmail(centre, form.email))
  })

  test('C6 an address that is taken is said under its field, and leaves nobody behind', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const taken = await createAdministrator(centre)
    const before = await rowsOf(centre, 'administrators')
    await visitor.post('/admin/users', { ...(await invitationOf(centre)), email: taken.email })
    assert.property((await visitor.visit('/admin/users/create')).body().props.errors, 'email')
    assert.lengthOf(await rowsOf(centre, 'administrators'), before.length)
  })

  test('C6 is sent again, handed over, taken back: only the last link works', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const form = await invitationOf(centre)
    await visitor.post('/admin/users', form)
    const { id } = await accountByEmail(centre, form.email)
    const works = async (path: string) => (await guest(client, centre).get(path)).status() === 200
    const first = linkIn((await lettersTo(centre, form.email)).at(-1)!)
    await visitor.post(`/admin/users/${id}/invitation`)
    const second = linkIn((await lettersTo(centre, form.email)).at(-1)!)
    assert.deepEqual([await works(first), await works(second)], [false, true])

    await visitor.post(`/admin/users/${id}/invitation-link`)
    const shown = await visitor.visit(`/admin/users/${id}`)
    const link = new URL(shown.body().flash.link).pathname
    assert.deepEqual([await works(second), await works(link)], [false, true])
    assert.notProperty((await visitor.visit(`/admin/users/${id}`)).body().flash ?? {}, 'link')

    await visitor.delete(`/admin/users/${id}/invitation`)
    assert.isFalse(await works(link))
    assert.isNotNull((await accountRow({ centre, userId: id })).archived_at)
    const trail = (await auditOf(centre, id)).map(({ action }) => action)
    assert.includeMembers(trail, [
      'users.invite',
      'users.copy_invitation',
      'users.revoke_invitation',
    ])
    assert.notInclude(JSON.stringify(await auditOf(centre, id)), link.split('/').at(-1)!)
  })

  test('T9 the link of a stronger account is not for whoever may invite', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const form = await invitationOf(centre, ['SuperAdmin'])
    await visitor.post('/admin/users', form)
    const { id } = await accountByEmail(centre, form.email)
    const inviter = await createAdministratorWho(centre, [
      'admin.admins.index',
      'admin.admins.create',
    ])
    const weak = await signedIn(client, inviter)
    await weak.post(`/admin/users/${id}/invitation-link`)
    assert.notProperty((await weak.visit(`/admin/users/${id}`)).body().flash ?? {}, 'link')
  })
})
