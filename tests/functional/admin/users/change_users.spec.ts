import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { accountRow } from '#tests/helpers/access/administrators'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { createRole, roleNamed, rolesOf } from '#tests/helpers/access/roles'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const pathOf = ({ userId }: Account) => `/admin/users/${userId}`

async function setup(client: ApiClient) {
  const centre = await createCentre()
  const superAdmin = await createAdministrator(centre)
  return { centre, superAdmin, visitor: await signedIn(client, superAdmin) }
}

async function formOf(account: Account, names: string[]) {
  const { version } = await accountRow(account)
  const roles = await Promise.all(
    names.map(async (name) => (await roleNamed(account.centre, name)).id)
  )
  return { first_name_en: 'Sara', last_name_en: 'Haddad', email: account.email, roles, version }
}

test.group('Changing an administrator', () => {
  test('T31 roles change at once, are written down, and their person is told', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const theirs = await signedIn(client, target)
    assert.equal((await theirs.visit('/admin/students/create')).status(), 200)
    await visitor.put(pathOf(target), await formOf(target, ['Accountant']))
    assert.deepEqual(await rolesOf(target), ['Accountant'])
    assert.equal((await theirs.visit('/admin/students/create')).status(), 403)
    const audit = (await auditOf(centre, target.userId)).at(-1)
    assert.deepInclude(audit, {
      action: 'users.change_roles',
      before: { roles: ['Receptionist'] },
      after: { roles: ['Accountant'] },
    })
    assert.lengthOf(await lettersTo(centre, target.email), 1)
  })

  test('C6 the address of whoever has come is theirs to change', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const form = await formOf(target, ['Receptionist'])
    await visitor.put(pathOf(target), { ...form, last_name_en: 'Odeh', email: 'taken@over.test' })
    assert.equal((await accountRow(target)).email, target.email)
    const [person] = await rowsOf(centre, 'administrators', { last_name: 'Odeh' })
    assert.equal(person.email, target.email)
  })

  test('C6 the second of two people is told and overwrites nothing', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const form = await formOf(target, ['Receptionist'])
    await visitor.put(pathOf(target), { ...form, last_name_en: 'First' })
    await visitor.put(pathOf(target), { ...form, last_name_en: 'Second' })
    const { errors, user } = (await visitor.visit(`${pathOf(target)}/edit`)).body().props
    assert.property(errors, 'version')
    assert.equal(user.last_name, 'First')
  })

  test('T9 nobody changes their own roles', async ({ client, assert }) => {
    const { superAdmin, visitor } = await setup(client)
    for (const names of [['Manager'], ['SuperAdmin', 'Manager']]) {
      await visitor.put(pathOf(superAdmin), await formOf(superAdmin, names))
      assert.property(
        (await visitor.visit(`${pathOf(superAdmin)}/edit`)).body().props.errors,
        'roles'
      )
    }
    assert.deepEqual(await rolesOf(superAdmin), ['SuperAdmin'])
    for (const path of ['suspension', 'archive'])
      await visitor.post(`${pathOf(superAdmin)}/${path}`)
    assert.deepInclude(await accountRow(superAdmin), { status: 'active', archived_at: null })
  })

  test('T9 nobody acts upon an account that may more than they do', async ({ client, assert }) => {
    const { centre, superAdmin } = await setup(client)
    const weak = await createAdministratorWho(centre, [
      'admin.admins.index',
      'admin.admins.update',
      'admin.admins.delete',
    ])
    const visitor = await signedIn(client, weak)
    const before = await accountRow(superAdmin)
    await visitor.put(pathOf(superAdmin), {
      ...(await formOf(superAdmin, ['SuperAdmin'])),
      last_name_en: 'X',
    })
    for (const path of ['suspension', 'archive'])
      await visitor.post(`${pathOf(superAdmin)}/${path}`)
    for (const path of ['sessions', 'factors'])
      await visitor.delete(`${pathOf(superAdmin)}/${path}`)
    assert.deepEqual(await accountRow(superAdmin), before)
    assert.equal((await visitor.visit(`${pathOf(superAdmin)}/edit`)).status(), 302)

    const held = await createRole(centre)
    const small = await createAdministrator(centre, { roles: [held.name] })
    await visitor.put(pathOf(small), await formOf(small, ['Manager']))
    assert.deepEqual(await rolesOf(small), [held.name])
  })

  test('C6 suspending ends every session at once, reactivating opens the account again', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const theirs = await signedIn(client, target)
    assert.equal((await theirs.get('/admin/students')).status(), 200)
    await visitor.post(`${pathOf(target)}/suspension`)
    assert.equal((await theirs.get('/admin/students')).status(), 302)
    assert.equal((await accountRow(target)).status, 'suspended')
    await visitor.delete(`${pathOf(target)}/suspension`)
    assert.equal((await accountRow(target)).status, 'active')
    await visitor.post(`${pathOf(target)}/archive`)
    assert.isNotNull((await accountRow(target)).archived_at)
    await visitor.delete(`${pathOf(target)}/archive`)
    assert.isNull((await accountRow(target)).archived_at)
    const trail = (await auditOf(centre, target.userId)).map(({ action }) => action)
    assert.includeMembers(trail, [
      'users.suspend',
      'users.reactivate',
      'users.archive',
      'users.restore',
    ])
  })

  test('C6 signing out everywhere ends sessions and nothing else', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const theirs = await signedIn(client, target)
    const { sessions } = (await visitor.visit(`${pathOf(target)}?tab=sessions`)).body().props
    assert.lengthOf(sessions, 1)
    await visitor.delete(`${pathOf(target)}/sessions`)
    assert.equal((await theirs.get('/admin/students')).status(), 302)
    assert.equal((await accountRow(target)).status, 'active')
    assert.deepInclude((await auditOf(centre, target.userId)).at(-1), {
      action: 'users.sign_out_everywhere',
      subject_type: 'user',
    })
  })

  test('C6 T4 a foreign, an absent, a malformed id and another kind of account are the same 404', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const foreign = await createAdministrator(await createCentre())
    const student = await createPerson(centre, 'student')
    for (const id of [foreign.userId, student.userId, uuid(), 'not-an-id']) {
      for (const path of ['', '/edit']) {
        assert.equal((await visitor.visit(`/admin/users/${id}${path}`)).status(), 404)
      }
      for (const path of ['invitation', 'invitation-link', 'suspension', 'archive']) {
        assert.equal((await visitor.post(`/admin/users/${id}/${path}`)).status(), 404)
      }
      for (const path of ['sessions', 'archive', 'suspension', 'invitation']) {
        assert.equal((await visitor.delete(`/admin/users/${id}/${path}`)).status(), 404)
      }
    }
  })
})
