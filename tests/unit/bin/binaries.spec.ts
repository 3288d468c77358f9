import { test } from '@japa/runner'
import { findBinaries } from '#bin/database/binaries'

test.group('The programs of PostgreSQL', () => {
  test('a platform without them is sent to DATABASE_URL', async ({ assert }) => {
    await assert.rejects(
      () => findBinaries(undefined, 'aix', 'ppc64'),
      'No PostgreSQL comes with Markaz for aix-ppc64. Set DATABASE_URL to a PostgreSQL 15 or later.'
    )
  })
})
