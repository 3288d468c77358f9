import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { config } from '@inertiajs/react'

test.group('What visits and forms begin with', () => {
  test('G4 prefetching, its cache and the mark of a form that was just saved', ({ assert }) => {
    assert.equal(config.get('prefetch.cacheFor'), 30_000)
    assert.equal(config.get('prefetch.hoverDelay'), 75)
    assert.equal(config.get('form.recentlySuccessfulDuration'), 2_000)
  })

  test('G4 nothing of the application sets them otherwise', ({ assert }) => {
    const application = readFileSync(new URL('../../../inertia/app.tsx', import.meta.url), 'utf8')
    assert.notMatch(application, /defaults|config\.(set|replace)/)
  })
})
