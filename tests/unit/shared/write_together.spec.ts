import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inBranches } from '#domain/shared/data/branch_limit'
import { writeTogether } from '#domain/shared/data/write_together'

/** Records what each call wrote; one with a `bad` item fails, as a statement does. */
function recorded(most = 100) {
  const calls: string[][] = []
  const write = writeTogether(async (items: string[]) => {
    calls.push(items)
    await turn()
    if (items.includes('bad')) throw new Error('refused')
    return items.map((item) => item.toUpperCase())
  }, most)
  return { calls, write }
}

test.group('Writing together', () => {
  test('what comes while one call runs is in the next', async ({ assert }) => {
    const { calls, write } = recorded()
    const first = write('centre', ['a', 'b'])
    while (calls.length === 0) await turn()
    const others = [write('centre', ['c']), write('centre', ['d']), write('other', ['e'])]
    assert.deepEqual(await first, ['A', 'B'])
    assert.deepEqual(await Promise.all(others), [['C'], ['D'], ['E']])
    assert.sameDeepMembers(calls, [['a', 'b'], ['c', 'd'], ['e']])
  })

  test('no call has more than fit, and nothing is written for nobody', async ({ assert }) => {
    const { calls, write } = recorded(2)
    assert.deepEqual(await write('centre', ['a', 'b', 'c']), ['A', 'B', 'C'])
    assert.deepEqual(await write('centre', []), [])
    assert.deepEqual(calls, [['a', 'b'], ['c']])
  })

  test('people who see other branches share no call', async ({ assert }) => {
    const { calls, write } = recorded()
    await Promise.all([
      write('centre', ['a']),
      inBranches(['north'], () => write('centre', ['b'])),
      inBranches(['north'], () => write('centre', ['c'])),
    ])
    assert.sameDeepMembers(calls, [['a'], ['b', 'c']])
  })

  test('one that is refused fails by itself', async ({ assert }) => {
    const { write } = recorded()
    const [good, bad, last] = await Promise.allSettled([
      write('centre', ['a']),
      write('centre', ['bad']),
      write('centre', ['b']),
    ])
    assert.deepInclude(good, { value: ['A'] })
    assert.equal(bad.status, 'rejected')
    assert.deepInclude(last, { value: ['B'] })
  })
})
