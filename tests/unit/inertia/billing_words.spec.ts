import { test } from '@japa/runner'
import * as packages from '#domain/billing/rules/package_words'
import * as services from '#domain/billing/rules/service_words'
import * as shownPackages from '#inertia/components/packages/package_words'
import * as shownServices from '#inertia/components/services/service_words'

test.group('Words of services and packages on the page', () => {
  test('C14 are those the house knows, in the order people choose from', ({ assert }) => {
    for (const [name, words] of Object.entries(shownServices)) {
      assert.deepEqual([...words], [...services[name as keyof typeof services]], name)
    }
  })

  test('C15 are those the house knows, in the order people choose from', ({ assert }) => {
    for (const [name, words] of Object.entries(shownPackages)) {
      assert.deepEqual([...words], [...packages[name as keyof typeof shownPackages]], name)
    }
  })
})
