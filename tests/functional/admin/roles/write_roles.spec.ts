import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createRole, roleNamed } from '#tests/helpers/access/roles'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const form = { kind: 'admin', name: 'Front desk', permissions: ['admin.students.index'] }

async function asSuperAdmin(client: ApiClient) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

async function asRoleKeeper(client: ApiClient, held: Permission[]) {
  const centre = await createCentre()
  const account = await createAdministratorWho(centre, [
    'admin.roles.index',
    'admin.roles.create',
    'admin.roles.update',
    'admin.roles.delete',
    ...held,
  ])
  return { centre, account, visitor: await signedIn(client, account) }
}

test.group('Making a role', () => {
  test('C7 keeps both names, the description and the permissions, and says who made it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    const response = await visitor.post('/admin/roles', {
      ...form,
      name_ar: 'مكتب الاستقبال',
      description: 'For mornings',
      permissions: ['admin.students.update', 'admin.students.index', 'admin.students.index'],
    })
    assert.equal(response.status(), 302)
    const role = await roleNamed(centre, 'Front desk')
    assert.match(response.header('location')!, new RegExp(`${role.id}$`))
    assert.deepInclude(role, {
      kind: 'admin',
      name_ar: 'مكتب الاستقبال',
      description: 'For mornings',
      permissions: ['admin.students.index', 'admin.students.update'],
      is_system: false,
      is_super: false,
    })
    const [audit] = await auditOf(centre, role.id)
    assert.equal(audit.action, 'roles.create')
    assert.deepEqual(audit.after.permissions, role.permissions)
  })

  test('C7 a role holds only names of its kind: {kind} refuses {permission}')
    .with([
      { kind: 'admin', permission: 'student.courses.index' },
      { kind: 'student', permission: 'admin.students.index' },
      { kind: 'instructor', permission: 'admin.students.index' },
      { kind: 'instructor', permission: 'student.courses.index' },
      { kind: 'admin', permission: 'admin.students.destroy' },
      { kind: 'admin', permission: '*' },
    ])
    .run(async ({ client, assert }, { kind, permission }) => {
      const { centre, visitor } = await asSuperAdmin(client)
      await visitor.post('/admin/roles', { ...form, kind, permissions: [permission] })
      assert.isUndefined(await roleNamed(centre, form.name))
      const { errors } = (await visitor.visit('/admin/roles/create')).body().props
      assert.match(Object.keys(errors).join(), /permissions/)
    })

  test('C7 the name must be free within its kind, and is never SuperAdmin', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    for (const name of ['Manager', 'mANAGER', 'SuperAdmin', 'super admin', '', 'x'.repeat(61)]) {
      await visitor.post('/admin/roles', { ...form, name })
      const { errors } = (await visitor.visit('/admin/roles/create')).body().props
      assert.property(errors, 'name', name)
    }
    assert.lengthOf(await rowsOf(centre, 'roles', { is_system: false }), 0)
    await visitor.post('/admin/roles', {
      ...form,
      kind: 'student',
      permissions: [],
      name: 'Manager',
    })
    assert.lengthOf(await rowsOf(centre, 'roles', { name: 'Manager' }), 2)
  })

  test('T9 nobody makes a role that may more than they do', async ({ client, assert }) => {
    const { centre, visitor } = await asRoleKeeper(client, ['admin.students.index'])
    await visitor.post('/admin/roles', {
      ...form,
      permissions: ['admin.students.index', 'admin.students.delete'],
    })
    assert.isUndefined(await roleNamed(centre, form.name))
    const { errors } = (await visitor.visit('/admin/roles/create')).body().props
    assert.property(errors, 'permissions')
    await visitor.post('/admin/roles', form)
    assert.exists(await roleNamed(centre, form.name))
  })
})

test.group('Changing a role', () => {
  test('C7 saves, raises the version and records what was and what is', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    const { id, name } = await createRole(centre, { permissions: ['admin.students.index'] })
    const permissions = ['admin.courses.index']
    await visitor.put(`/admin/roles/${id}`, { name, permissions, version: 1 })
    assert.deepInclude(await roleNamed(centre, name), { permissions, version: 2 })
    const [audit] = await auditOf(centre, id)
    assert.deepEqual(audit.before, { permissions: ['admin.students.index'] })
    assert.deepEqual(audit.after, { permissions })
  })

  test('C7 the second of two people is told and overwrites nothing', async ({ client, assert }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    const { id } = await createRole(centre)
    const put = (name: string) =>
      visitor.put(`/admin/roles/${id}`, { name, permissions: [], version: 1 })
    await put('First')
    assert.match((await put('Second')).header('location')!, /\/edit$/)
    const { errors, role } = (await visitor.visit(`/admin/roles/${id}/edit`)).body().props
    assert.property(errors, 'version')
    assert.deepInclude(role, { name: 'First', version: 2 })
  })

  test('T31 a change acts on the next request of everybody who holds the role', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    const { id, name } = await createRole(centre, { permissions: ['admin.students.index'] })
    const holder = await signedIn(client, await createAdministrator(centre, { roles: [name] }))
    assert.equal((await holder.visit('/admin/students')).status(), 200)
    await visitor.put(`/admin/roles/${id}`, { name, permissions: [], version: 1 })
    assert.equal((await holder.visit('/admin/students')).status(), 403)
    await visitor.put(`/admin/roles/${id}`, {
      name,
      permissions: ['admin.students.index'],
      version: 2,
    })
    assert.equal((await holder.visit('/admin/students')).status(), 200)
  })

  test('T9 what one does not hold one can neither give nor take', async ({ client, assert }) => {
    const { centre, visitor } = await asRoleKeeper(client, ['admin.students.index'])
    const { id, name } = await createRole(centre, { permissions: ['admin.invoices.index'] })
    const put = (permissions: string[]) =>
      visitor.put(`/admin/roles/${id}`, { name, permissions, version: 1 })
    for (const permissions of [[], ['admin.invoices.index', 'admin.payments.index']]) {
      await put(permissions)
      assert.equal((await roleNamed(centre, name)).version, 1)
    }
    await put(['admin.invoices.index', 'admin.students.index'])
    assert.equal((await roleNamed(centre, name)).version, 2)
  })

  test('T9 nobody changes a role they hold, not even to make it smaller', async ({
    client,
    assert,
  }) => {
    const { centre, account, visitor } = await asRoleKeeper(client, ['admin.students.index'])
    const [held] = await rowsOf(centre, 'user_roles', { user_id: account.userId })
    const [before] = await rowsOf(centre, 'roles', { id: held.role_id })
    assert.equal((await visitor.visit(`/admin/roles/${held.role_id}/edit`)).status(), 302)
    for (const permissions of [[], before.permissions.slice(1), [...before.permissions]]) {
      await visitor.put(`/admin/roles/${held.role_id}`, { name: 'Mine', permissions, version: 1 })
    }
    await visitor.delete(`/admin/roles/${held.role_id}`, {
      replacement_id: (await createRole(centre)).id,
    })
    assert.deepEqual(await rowsOf(centre, 'roles', { id: held.role_id }), [before])
  })

  test('C7 SuperAdmin never changes, a role of the system keeps its names', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await asSuperAdmin(client)
    const superAdmin = await roleNamed(centre, 'SuperAdmin')
    await visitor.put(`/admin/roles/${superAdmin.id}`, { name: 'X', permissions: [], version: 1 })
    await visitor.delete(`/admin/roles/${superAdmin.id}`)
    assert.deepEqual(await roleNamed(centre, 'SuperAdmin'), superAdmin)

    const manager = await roleNamed(centre, 'Manager')
    await visitor.delete(`/admin/roles/${manager.id}`)
    await visitor.put(`/admin/roles/${manager.id}`, {
      name: 'Boss',
      name_ar: 'الرئيس',
      permissions: ['admin.statistics'],
      version: 1,
    })
    assert.deepInclude(await roleNamed(centre, 'Manager'), {
      name_ar: manager.name_ar,
      permissions: ['admin.statistics'],
    })
  })

  test('C7 T4 a foreign, an absent and a malformed id are the same 404', async ({
    client,
    assert,
  }) => {
    const { visitor } = await asSuperAdmin(client)
    const foreign = await createRole(await createCentre())
    for (const id of [foreign.id, uuid(), 'not-an-id']) {
      for (const path of [`/admin/roles/${id}`, `/admin/roles/${id}/edit`]) {
        assert.equal((await visitor.visit(path)).status(), 404)
      }
      const body = { name: 'X', permissions: [], version: 1 }
      assert.equal((await visitor.put(`/admin/roles/${id}`, body)).status(), 404)
      assert.equal((await visitor.delete(`/admin/roles/${id}`)).status(), 404)
    }
  })

  test('C7 asks who it is again before anything changes', async ({ client, assert }) => {
    const centre = await createCentre()
    const stale = await signedIn(client, await createAdministrator(centre), undefined, {
      confirmed: false,
    })
    const { id, name } = await createRole(centre)
    await stale.post('/admin/roles', form)
    await stale.put(`/admin/roles/${id}`, { name: 'X', permissions: [], version: 1 })
    await stale.delete(`/admin/roles/${id}`)
    assert.isUndefined(await roleNamed(centre, form.name))
    assert.equal((await roleNamed(centre, name)).version, 1)
  })
})
