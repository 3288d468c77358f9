import { test } from '@japa/runner'
import { parallelFalls } from '#tests/helpers/parallel_falls'

const rounds = 30

test.group('The last active SuperAdmin', () => {
  test(`T10 of two who bring each other down at once one stays, ${rounds} times`, async ({
    assert,
  }) => {
    assert.deepEqual(await parallelFalls(rounds), { without: 0, unexpected: [] })
  }).timeout(120_000)
})
