import fs from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { filesOf, sharedByPeople } from '#vite/bundles'

test.group('Files that are bundled together', () => {
  test('stand where the list says', ({ assert }) => {
    const missing = sharedByPeople.filter((path) => {
      const file = app.makePath('inertia', path)
      return !fs.existsSync(`${file}.ts`) && !fs.existsSync(`${file}.tsx`)
    })
    assert.isEmpty(missing)
  })

  test('are found with either slash, and no others', ({ assert }) => {
    const pattern = filesOf(['ui/names/names'])
    assert.match('/somewhere/inertia/ui/names/names.tsx', pattern)
    assert.match('C:\\somewhere\\inertia\\ui\\names\\names.tsx', pattern)
    assert.notMatch('/somewhere/inertia/ui/names/other.tsx', pattern)
  })
})
