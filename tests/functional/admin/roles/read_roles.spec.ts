import { test } from '@japa/runner'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createRole, roleNamed } from '#tests/helpers/access/roles'
import { signedIn } from '#tests/helpers/visitor'

type Line = { name: string; holders: number; held: number; grantable: boolean; changeable: boolean }

test.group('Looking at roles', () => {
  test('C7 the list says who a role is for, how many hold it and how much it may', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createRole(await createCentre(), { name: 'Elsewhere' })
    await createAdministrator(centre, { roles: ['Manager'] })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { roles } = (await visitor.visit('/admin/roles')).body().props
    const named = (name: string) => roles.find((role: Line) => role.name === name)
    assert.equal(roles[0].name, 'SuperAdmin')
    assert.deepInclude(named('SuperAdmin'), { holders: 1, changeable: false, is_super: true })
    assert.deepInclude(named('Manager'), { name_ar: 'مدير المركز', holders: 1, is_system: true })
    assert.deepInclude(named('Student'), { kind: 'student', holders: 0, held: 9 })
    assert.isUndefined(named('Elsewhere'))
  })

  test('T9 the pages tell what this person may not give', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, [
      'admin.roles.index',
      'admin.roles.create',
      'admin.students.index',
    ])
    const visitor = await signedIn(client, account)
    const { withheld } = (await visitor.visit('/admin/roles/create')).body().props
    assert.include(withheld.admin, 'admin.students.delete')
    assert.notInclude(withheld.admin, 'admin.students.index')
    assert.notInclude(withheld.student, 'student.students.index')
    assert.include(withheld.student, 'student.invoices.index')
    const { roles } = (await visitor.visit('/admin/roles')).body().props
    const manager = roles.find(({ name }: Line) => name === 'Manager')
    assert.isFalse(manager.grantable)
  })

  test('C7 a new role starts from another, but never from SuperAdmin', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const modelOf = async (name: string) => {
      const { id } = await roleNamed(centre, name)
      return (await visitor.visit(`/admin/roles/create?from=${id}`)).body().props.model
    }
    assert.equal((await modelOf('Manager')).name, 'Manager')
    assert.isNull(await modelOf('SuperAdmin'))
    assert.isNull((await visitor.visit('/admin/roles/create?from=x')).body().props.model)
  })
})
