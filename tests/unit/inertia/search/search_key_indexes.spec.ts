import { test } from '@japa/runner'
import { keyIndexes } from '#inertia/components/search/records/search_key_indexes'

const keyOf = (claims: unknown) =>
  ['{}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

test.group('The indexes a search key opens', () => {
  test('D6 are those it names, students first', ({ assert }) => {
    const searchRules = { noor_groups: {}, a_b_students: {} }
    assert.deepEqual(keyIndexes(keyOf({ searchRules, of: 'مركز' })), [
      { uid: 'a_b_students', index: 'students' },
      { uid: 'noor_groups', index: 'groups' },
    ])
  })

  test('D6 are read off a list of names, too', ({ assert }) => {
    const [one] = keyIndexes(keyOf({ searchRules: ['noor_groups'] }))
    assert.equal(one?.uid, 'noor_groups')
  })

  for (const key of [
    undefined,
    '',
    'a',
    'a.b.c',
    keyOf(null),
    keyOf({}),
    keyOf({ searchRules: 1 }),
  ]) {
    test(`D6 are none where it is no key: ${key}`, ({ assert }) => {
      assert.deepEqual(keyIndexes(key), [])
    })
  }
})
