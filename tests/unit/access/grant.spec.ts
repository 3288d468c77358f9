import { test } from '@japa/runner'
import {
  type Granter,
  heldAs,
  mayChangeRole,
  mayGrant,
  mayGrantRole,
  mayManage,
  reaches,
  withheld,
} from '#domain/access/roles/rules/grant'

const person = (held: string[], isSuper = false): Granter => ({
  kind: 'admin',
  roles: [{ id: 'own', isSuper }],
  may: (permission) => isSuper || held.includes(permission),
  branches: null,
})
const role = (permissions: string[], isSuper = false) => ({ id: 'other', isSuper, permissions })

const manager = person(['admin.students.index', 'admin.students.update', 'admin.admins.index'])
const superAdmin = person([], true)

test.group('Granting', () => {
  test('T9 nobody gives what they do not hold', ({ assert }) => {
    assert.isTrue(mayGrant(manager, ['admin.students.index']))
    assert.isTrue(mayGrant(manager, []))
    assert.isFalse(mayGrant(manager, ['admin.students.index', 'admin.students.delete']))
    assert.deepEqual(withheld(manager, ['admin.students.index', 'admin.roles.update']), [
      'admin.roles.update',
    ])
  })

  test('T9 a SuperAdmin gives everything', ({ assert }) => {
    assert.isTrue(mayGrant(superAdmin, ['admin.roles.delete', 'student.groups.create']))
  })

  test('T9 SuperAdmin goes only from one to another', ({ assert }) => {
    const everything = person(['admin.roles.update'])
    assert.isFalse(mayGrantRole({ ...everything, may: () => true }, role([], true)))
    assert.isTrue(mayGrantRole(superAdmin, role([], true)))
  })

  test("T9 a student's name weighs as the administrators' of the same area", ({ assert }) => {
    assert.equal(heldAs('student.groups.create'), 'admin.groups.create')
    assert.equal(heldAs('student.users.index'), 'admin.admins.index')
    assert.equal(heldAs('student.students.index'), 'admin.students.index')
    assert.equal(heldAs('admin.statistics'), 'admin.statistics')
    assert.isTrue(mayGrant(manager, ['student.students.index', 'student.users.index']))
    assert.isFalse(mayGrant(manager, ['student.invoices.index']))
  })

  test('T9 only administrators give anything', ({ assert }) => {
    for (const kind of ['instructor', 'student']) {
      assert.isFalse(mayGrant({ ...superAdmin, kind }, ['student.groups.create']))
    }
  })

  test('T9 nobody acts upon a stronger account', ({ assert }) => {
    const account = (...roles: ReturnType<typeof role>[]) => ({ roles, branches: null })
    assert.isTrue(mayManage(manager, account(role(['admin.students.index']))))
    assert.isFalse(mayManage(manager, account(role(['admin.students.index']), role([], true))))
    assert.isFalse(mayManage(manager, account(role(['admin.invoices.index']))))
  })

  test('T9 nobody limited to branches acts upon an account that works in others', ({ assert }) => {
    const limited = { ...manager, branches: ['north', 'south'] }
    const inBranches = (branches: string[] | null) => ({ roles: [], branches })
    assert.isTrue(mayManage(limited, inBranches(['south'])))
    assert.isTrue(mayManage(limited, inBranches(['south', 'north'])))
    assert.isFalse(mayManage(limited, inBranches(['south', 'west'])))
    assert.isFalse(mayManage(limited, inBranches(null)))
    for (const branches of [null, ['west']]) assert.isTrue(mayManage(manager, inBranches(branches)))
    assert.isFalse(reaches(['north'], null))
    assert.isTrue(reaches(null, null))
  })

  test('T9 nobody changes a role they hold, and SuperAdmin is changed by nobody', ({ assert }) => {
    assert.isTrue(mayChangeRole(manager, role([])))
    assert.isFalse(mayChangeRole(manager, { ...role([]), id: 'own' }))
    assert.isTrue(mayChangeRole(superAdmin, { ...role([]), id: 'own' }))
    assert.isFalse(mayChangeRole(superAdmin, role([], true)))
  })
})
