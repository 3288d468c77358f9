import { test } from '@japa/runner'
import { inSlices, madeBehindOthers } from '#domain/shared/runtime/slices'
import { watchTurns } from '#tests/helpers/server/turns'

async function* batches(sizes: number[]) {
  let next = 0
  for (const size of sizes) yield Array.from({ length: size }, () => next++)
}

test.group('Long work in slices', () => {
  test('every row once and in order, whatever the batches', async ({ assert }) => {
    const made: string[] = []
    for await (const some of inSlices(batches([3, 0, 1, 700]), String)) made.push(...some)
    assert.deepEqual(
      made,
      Array.from({ length: 704 }, (_, place) => String(place))
    )
  })

  test('between two slices of a batch everybody else has a turn', async ({ assert }) => {
    const turns = watchTurns()
    const rows = inSlices(batches([2_000]), turns.work)
    for await (const some of rows) assert.isAtMost(some.length, 100)
    assert.isAtMost(turns.stop(), 100)
  })

  test('so has what nobody waits for, a slice of a few milliseconds after a rest as long', async ({
    assert,
  }) => {
    const turns = watchTurns()
    const rows = Array.from({ length: 2000 }, String)
    const again = await madeBehindOthers(rows, turns.work)
    assert.lengthOf(again, 2000)
    assert.isAtMost(turns.stop(), 50)
  })
})
