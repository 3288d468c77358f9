import { test } from '@japa/runner'
import { may } from '#inertia/access/may'

test.group('What the client shows', () => {
  test('H4 permissions are names or objects with a name', ({ assert }) => {
    const roles = [{ name: 'Desk', permissions: ['a.index', { name: 'a.create' }] }]
    assert.isTrue(may(roles, 'a.index'))
    assert.isTrue(may(roles, 'a.create'))
    assert.isFalse(may(roles, 'a.update'))
    assert.isFalse(may([], 'a.index'))
  })

  test('B2 a SuperAdmin may everything', ({ assert }) => {
    assert.isTrue(may([{ name: 'SuperAdmin', permissions: [] }], 'whatever.it.is'))
  })
})
