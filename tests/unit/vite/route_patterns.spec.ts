import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { withoutTokens } from '#vite/route_patterns'

test.group('The registry of routes as browsers get it', () => {
  test('keeps every name, pattern and method, and nothing else', async ({ assert }) => {
    const code = readFileSync(app.makePath('.adonisjs/client/registry/index.ts'), 'utf8')
    const light = withoutTokens(code)
    assert.isBelow(light.length, code.length / 2)
    const js = stripTypeScriptTypes(light, { mode: 'transform' })
    const { registry } = await import(`data:text/javascript,${encodeURIComponent(js)}`)
    assert.deepEqual(registry.routes['admin.students.show'], {
      methods: ['GET', 'HEAD'],
      pattern: '/admin/students/:id',
    })
    assert.lengthOf(Object.keys(registry.routes), code.match(/^ {4}pattern: /gm)!.length)
  })
})
