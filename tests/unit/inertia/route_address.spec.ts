import { test } from '@japa/runner'
import { routeAddress } from '#inertia/route_address'

const student = (values?: object, query?: object) =>
  routeAddress('students.show', '/students/:id', { ...values }, { ...query })

test.group('The address of a route', () => {
  test('G3 it can’t be built without a parameter that the route needs', ({ assert }) => {
    assert.throws(() => student(), 'students.show asks for id')
    assert.throws(() => student({ id: null }), 'students.show asks for id')
    assert.equal(
      student({ id: 'a/b' }, { tab: 'notes', page: undefined }),
      '/students/a%2Fb?tab=notes'
    )
  })
})
