import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
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

async function setup(client: ApiClient) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Deleting a role', () => {
  test('C7 one that nobody holds goes at once', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const { id, name } = await createRole(centre, { permissions: ['admin.students.index'] })
    await visitor.delete(`/admin/roles/${id}`)
    assert.isUndefined(await roleNamed(centre, name))
    const [audit] = await auditOf(centre, id)
    assert.deepInclude(audit, { action: 'roles.delete', after: null })
    assert.deepInclude(audit.before, { name, permissions: ['admin.students.index'] })
  })

  test('C7 one that is held goes only when its holders get another, who are told', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const old = await createRole(centre)
    const next = await createRole(centre)
    const one = await createAdministrator(centre, { roles: [old.name] })
    const both = await createAdministrator(centre, { roles: [old.name, next.name] })
    await visitor.delete(`/admin/roles/${old.id}`)
    assert.exists(await roleNamed(centre, old.name))
    assert.property((await visitor.visit('/admin/roles')).body().props.errors, 'replacement_id')

    await visitor.delete(`/admin/roles/${old.id}`, { replacement_id: next.id })
    assert.isUndefined(await roleNamed(centre, old.name))
    assert.deepEqual(await rolesOf(one), [next.name])
    assert.deepEqual(await rolesOf(both), [next.name])
    const audit = (await auditOf(centre, one.userId)).at(-1)
    assert.deepInclude(audit, {
      action: 'users.change_roles',
      before: { roles: [old.name] },
      after: { roles: [next.name] },
    })
    assert.lengthOf(await lettersTo(centre, one.email), 1)
  })

  test('C7 the other must be of the same kind, of this centre, and not SuperAdmin', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const held = await createRole(centre)
    const holder = await createAdministrator(centre, { roles: [held.name] })
    const wrong = [
      (await roleNamed(centre, 'Student')).id,
      (await roleNamed(centre, 'SuperAdmin')).id,
      (await createRole(await createCentre())).id,
      held.id,
      'nonsense',
    ]
    for (const replacement of wrong) {
      await visitor.delete(`/admin/roles/${held.id}`, { replacement_id: replacement })
      assert.deepEqual(await rolesOf(holder), [held.name])
    }
  })

  test('T9 the other must not give more than whoever deletes holds', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.roles.delete', 'admin.students.index'])
    )
    const small = await createRole(centre, { permissions: ['admin.students.index'] })
    const large = await createRole(centre, { permissions: ['admin.invoices.index'] })
    const holder = await createAdministrator(centre, { roles: [small.name] })
    await visitor.delete(`/admin/roles/${small.id}`, { replacement_id: large.id })
    assert.deepEqual(await rolesOf(holder), [small.name])
    await visitor.delete(`/admin/roles/${large.id}`)
    assert.exists(await roleNamed(centre, large.name))
  })

  test('C7 a role of students moves students', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const old = await createRole(centre, { kind: 'student' })
    const student = await createPerson(centre, 'student', { roles: [old.name] })
    const { id } = await roleNamed(centre, 'Student')
    await visitor.delete(`/admin/roles/${old.id}`, { replacement_id: id })
    assert.deepEqual(await rolesOf(student), ['Student'])
    assert.lengthOf(await rowsOf(centre, 'roles', { id: old.id }), 0)
  })
})
