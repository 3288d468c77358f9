import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { v7 as uuid } from 'uuid'
import { tokenRoutes } from '#core/requests/token_routes'
import type { Permission } from '#domain/access/roles/permissions'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { furnishedCentre } from '#tests/helpers/centre/furnished_centre'
import { createRole, roleNamed } from '#tests/helpers/access/roles'
import { rowsIn } from '#tests/helpers/database/rows_in'
import { sessionsOf } from '#tests/helpers/access/session'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

async function viewing(client: ApiClient, account: Account, permissions: Permission[]) {
  const role = await createRole(account.centre, { permissions })
  const visitor = await signedIn(client, account)
  const started = await visitor.post(`/admin/roles/${role.id}/view`)
  return { role, visitor, started }
}

const authOf = async (visitor: Visitor, path = '/admin/profile') =>
  (await visitor.visit(path)).body().props.auth

const usersOf = ({ centre, userId }: Account) => rowsOf(centre, 'users', { id: userId })

const open = [
  'admin.role_view.destroy',
  'admin.logout',
  'admin.lock',
  'admin.unlock',
  'presence.store',
  'language.update',
]

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

const changes = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ name }) => !open.includes(name ?? '') && !tokenRoutes.includes(name as never))
    .flatMap(({ methods, pattern }) => {
      const path = pattern.replace(':id', uuid()).replace(/:\w+/, 'none').replace('*', 'nowhere')
      return changing.filter((one) => methods.includes(one)).map((method) => ({ method, path }))
    })

test.group('Viewing as a role', () => {
  test('C7 T9 pages, routes and shared props follow the role, and come back with the way out', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const { role, visitor, started } = await viewing(client, account, ['admin.audit.index'])
    assert.equal(started.header('location'), '/admin')
    assert.equal((await visitor.get('/admin')).header('location'), '/admin/audit')
    const { user, viewing: shown } = await authOf(visitor)
    assert.deepEqual(user.roles, [
      { name: role.name, name_ar: null, permissions: ['admin.audit.index'] },
    ])
    assert.deepEqual(shown, { name: role.name, name_ar: null, narrowed: false })
    for (const page of ['/admin/students', '/admin/roles', '/admin/users']) {
      assert.equal((await visitor.visit(page)).status(), 403, page)
    }

    const stopped = await visitor.delete('/admin/role-view')
    assert.match(stopped.header('location')!, new RegExp(`/admin/roles/${role.id}$`))
    assert.isNull((await authOf(visitor)).viewing)
    assert.equal((await visitor.visit('/admin/students')).status(), 200)
    const trail = await auditOf(account.centre, role.id)
    assert.deepEqual(
      trail.map(({ action, actor_id }) => [action, actor_id]),
      [
        ['roles.start_view', account.userId],
        ['roles.stop_view', account.userId],
      ]
    )
  })

  test('T9 a role that holds more than its viewer shows no more than they may see', async ({
    client,
    assert,
  }) => {
    const account = await createAdministratorWho(await createCentre(), [
      'admin.roles.update',
      'admin.students.index',
    ])
    const { visitor } = await viewing(client, account, [
      'admin.students.index',
      'admin.admins.index',
    ])
    const { user, viewing: shown } = await authOf(visitor)
    assert.deepEqual(user.roles[0].permissions, ['admin.students.index'])
    assert.isTrue(shown.narrowed)
    assert.equal((await visitor.visit('/admin/students')).status(), 200)
    assert.equal((await visitor.visit('/admin/users')).status(), 403)
    assert.equal((await visitor.delete('/admin/role-view')).header('location'), '/admin')
  })

  test('T9 every change is refused in words, whatever the role may do, and changes no row', async ({
    client,
    assert,
  }) => {
    const centre = await furnishedCentre()
    const account = await createAdministrator(centre)
    const manager = await roleNamed(centre, 'Manager')
    const visitor = await signedIn(client, account)
    await visitor.post(`/admin/roles/${manager.id}/view`)
    const before = await rowsIn(centre)
    for (const { method, path } of changes()) {
      const response = await visitor
        .authentic(method, path)
        .header('X-Inertia', 'true')
        .json({ locale: 'ar' })
      assert.include([302, 303], response.status(), path)
      visitor.keep(response.headers()['set-cookie'])
    }
    const { errors } = (await visitor.visit('/admin/profile')).body().props
    assert.match(errors.viewing, /nothing was changed/)
    const script = await visitor
      .authentic('PUT', '/admin/profile')
      .header('Sec-Fetch-Dest', 'empty')
    script.assertStatus(403)
    assert.deepEqual(await rowsIn(centre), before)
    assert.isNotNull((await authOf(visitor)).viewing)
  })

  test('E3 T9 the language is switched meanwhile: a viewer’s own, and nothing beside it', async ({
    client,
    assert,
  }) => {
    const centre = await furnishedCentre()
    const account = await createAdministrator(centre)
    const { visitor } = await viewing(client, account, ['admin.audit.index'])
    const [{ locale, ...before }] = await usersOf(account)
    const { users: one, ...others } = await rowsIn(centre)
    const other = locale === 'ar' ? 'en' : 'ar'
    await visitor.put('/language', { locale: other, password: 'another', digits: 'arab' })
    const { users: changed, ...kept } = await rowsIn(centre)
    assert.notEqual(changed, one)
    assert.deepEqual(kept, others)
    assert.deepEqual(await usersOf(account), [{ ...before, locale: other }])
    assert.isNotNull((await authOf(visitor)).viewing)
  })

  test('C7 nobody views from within a view, and no role but an administrators’ that is not SuperAdmin', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const { role, visitor } = await viewing(client, account, ['admin.roles.update'])
    const other = await createRole(account.centre, { permissions: ['admin.students.index'] })
    await visitor.post(`/admin/roles/${other.id}/view`)
    assert.equal((await authOf(visitor)).viewing.name, role.name)
    await visitor.delete('/admin/role-view')

    const superAdmin = await roleNamed(account.centre, 'SuperAdmin')
    const student = await createRole(account.centre, { kind: 'student' })
    for (const { id } of [superAdmin, student]) {
      await visitor.post(`/admin/roles/${id}/view`)
      assert.isNull((await authOf(visitor)).viewing)
    }
  })

  test('T4 another centre’s role, an absent and a malformed id are the same 404; without the permission 403', async ({
    client,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const foreign = await createRole(await createCentre())
    for (const id of [foreign.id, uuid(), 'not-an-id']) {
      ;(await visitor.post(`/admin/roles/${id}/view`)).assertStatus(404)
    }
    const own = await createRole(centre)
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.roles.index'])
    )
    ;(await reader.post(`/admin/roles/${own.id}/view`)).assertStatus(403)
  })

  test('C7 what changes meanwhile counts at once: the role, the viewer, and a role that is deleted', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const keeper = await signedIn(client, await createAdministrator(centre))
    const { role, visitor } = await viewing(client, account, ['admin.students.index'])
    const permissions = ['admin.admins.index']
    await keeper.put(`/admin/roles/${role.id}`, { name: role.name, permissions, version: 1 })
    assert.equal((await visitor.visit('/admin/students')).status(), 403)
    assert.equal((await visitor.visit('/admin/users')).status(), 200)
    await keeper.delete(`/admin/roles/${role.id}`)
    assert.isNull((await authOf(visitor)).viewing)
  })

  test('C7 T14 begins and ends under a new session id, outlives the lock, and ends with the session', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const [first] = await sessionsOf(account)
    const role = await createRole(account.centre)
    await visitor.post(`/admin/roles/${role.id}/view`)
    const [second] = await sessionsOf(account)
    assert.notEqual(second!.id, first!.id)
    await visitor.post('/admin/lock')
    await visitor.post('/admin/unlock', { password })
    assert.equal((await authOf(visitor)).viewing.name, role.name)
    await visitor.post('/admin/logout')
    assert.lengthOf(await sessionsOf(account), 0)
    const actions = (await auditOf(account.centre, role.id)).map(({ action }) => action)
    assert.deepEqual(actions, ['roles.start_view', 'roles.stop_view'])
    const next = await signedIn(client, account)
    assert.isNull((await authOf(next)).viewing)
    assert.lengthOf(await rowsOf(account.centre, 'audit_events', { action: 'users.sign_out' }), 1)
  })
})
