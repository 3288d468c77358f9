import { test } from '@japa/runner'
import { mergeStale } from '#inertia/ui/form/stale/merge_stale'

const opened = { name: 'Sara', school: 'North', phone: '1' }

test.group('Two people editing one record', () => {
  test('C9 what only the other person changed is taken over', ({ assert }) => {
    const merge = mergeStale(opened, { ...opened, name: 'Sarah' }, { ...opened, school: 'South' })
    assert.deepEqual(merge.data, { name: 'Sarah', school: 'South', phone: '1' })
    assert.deepEqual(merge.taken, ['school'])
    assert.deepEqual(merge.conflicts, [])
  })

  test('C9 what both changed keeps what is typed and is named', ({ assert }) => {
    const merge = mergeStale(opened, { ...opened, name: 'Mine' }, { ...opened, name: 'Theirs' })
    assert.equal(merge.data.name, 'Mine')
    assert.deepEqual(merge.conflicts, ['name'])
  })

  test('C9 the same change on both sides is none', ({ assert }) => {
    const same = { ...opened, phone: '2' }
    assert.deepEqual(mergeStale(opened, same, { ...same }), {
      data: same,
      taken: [],
      conflicts: [],
    })
  })

  test('C7 of a choice of several each counts for itself', ({ assert }) => {
    const base = { permissions: 'a b c' }
    const mine = { permissions: 'a b d' }
    const merge = mergeStale(base, mine, { permissions: 'b c e' }, ['permissions'])
    assert.deepEqual(merge, {
      data: { permissions: 'b d e' },
      taken: ['permissions'],
      conflicts: [],
    })
  })

  test('C11 a list that holds what it held is no change, one that holds something else is', ({
    assert,
  }) => {
    const base = { assistants: ['a'], lines: [{ service: 's', quantity: '1' }] }
    const copy = () => structuredClone(base)
    assert.deepEqual(mergeStale(base, copy(), copy()), { data: base, taken: [], conflicts: [] })
    const theirs = { ...copy(), lines: [{ service: 's', quantity: '2' }] }
    assert.deepEqual(mergeStale(base, copy(), theirs).taken, ['lines'])
    const mine = { ...copy(), assistants: ['a', 'b'] }
    const merge = mergeStale(base, mine, { ...copy(), assistants: [] })
    assert.deepEqual(merge.conflicts, ['assistants'])
  })
})
