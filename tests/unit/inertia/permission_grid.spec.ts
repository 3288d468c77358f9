import { test } from '@japa/runner'
import { permissionsOf as known } from '#domain/access/roles/permissions'
import { boxesOf } from '#inertia/components/permissions/areas'
import { difference, markOf, toggleAll } from '#inertia/components/permissions/difference'

/** Names that would mean nothing: nobody adds to the audit trail by hand, or removes an export. */
const senseless =
  /^admin\.((finance_statistics|ledger|exports|audit)\.(create|update|delete)|imports\.(update|delete)|absences\.(index|update|delete)|(financial_|security_)?settings\.(create|delete))$/

const set = (...names: string[]) => new Set(names)

test.group('The permission grid', () => {
  test('C7 has a box for every permission that means something, and for no other', ({ assert }) => {
    for (const kind of ['admin', 'student', 'instructor'] as const) {
      const meant = known[kind].filter((name) => !senseless.test(name))
      assert.sameMembers(boxesOf(kind), meant)
    }
  })

  test('C7 says what is more and what is fewer than in another role', ({ assert }) => {
    const other = { name: 'Other', held: set('b', 'c', 'unseen') }
    assert.equal(markOf(set('a', 'b'), other, 'a'), 'more')
    assert.equal(markOf(set('a', 'b'), other, 'c'), 'fewer')
    assert.isUndefined(markOf(set('a', 'b'), other, 'b'))
    assert.isUndefined(markOf(set('a'), null, 'a'))
    assert.deepEqual(difference(set('a', 'b'), other, ['a', 'b', 'c']), { more: 1, fewer: 1 })
  })

  test('C7 a row or a column is chosen whole, or not at all when it was whole', ({ assert }) => {
    assert.deepEqual(toggleAll(set('a'), ['a', 'b'], set()), set('a', 'b'))
    assert.deepEqual(toggleAll(set('a', 'b', 'z'), ['a', 'b'], set()), set('z'))
  })

  test('T9 what is locked stays as it is, chosen or not', ({ assert }) => {
    assert.deepEqual(toggleAll(set('locked'), ['a', 'locked'], set('locked')), set('a', 'locked'))
    assert.deepEqual(toggleAll(set('a', 'locked'), ['a', 'locked'], set('locked')), set('locked'))
    assert.deepEqual(toggleAll(set(), ['a', 'locked'], set('locked')), set('a'))
  })
})
