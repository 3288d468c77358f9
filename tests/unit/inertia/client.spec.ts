import { test } from '@japa/runner'
import { urlFor } from '#inertia/client'

test.group('The address of a route', () => {
  test('G3 it can’t be built without a parameter that the route needs', ({ assert }) => {
    const build: (name: string, values?: object) => string = urlFor as never
    assert.throws(() => build('admin.students.show'), /id/)
    assert.throws(() => build('admin.students.show', { id: undefined }), /id/)
    assert.equal(build('admin.students.show', { id: 'a/b' }), '/admin/students/a%2Fb')
  })
})
