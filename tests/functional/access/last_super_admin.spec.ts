import { test } from '@japa/runner'
import { concurrentDemotions } from '#tests/helpers/access/concurrent_demotions'

const rounds = 30

test.group('The last active SuperAdmin', () => {
  test(`T10 of two who bring each other down at once one stays, ${rounds} times`, async ({
    assert,
  }) => {
    assert.deepEqual(await concurrentDemotions(rounds), { without: 0, unexpected: [] })
  }).timeout(120_000)
})
