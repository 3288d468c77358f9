import { test } from '@japa/runner'
import { chosenColumns, moved } from '#inertia/ui/list/columns/column'
import { listDefaults, withoutFilters } from '#inertia/ui/list/list_query'
import { viewAddress, viewHref } from '#inertia/ui/list/list_query'

const column = (id: string, isExtra = false) => ({ id, title: id, isExtra, cell: () => id })
const columns = [column('name'), column('number'), column('phone'), column('email', true)]
const idsOf = (asked: string[], kept: string[]) =>
  chosenColumns(columns, asked, kept).map(({ id }) => id)

test.group('The columns of a list', () => {
  test('C9 are the list’s own until somebody chooses; the address wins', ({ assert }) => {
    assert.deepEqual(idsOf([], []), ['name', 'number', 'phone'])
    assert.deepEqual(idsOf([], ['email', 'number']), ['name', 'email', 'number'])
    assert.deepEqual(idsOf(['phone'], ['email', 'number']), ['name', 'phone'])
  })

  test('C9 the naming one always leads, one there is none of is passed over', ({ assert }) => {
    assert.deepEqual(idsOf(['gone', 'phone', 'name'], []), ['name', 'phone'])
  })

  test('C9 move by a step, never out of the list', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
    assert.deepEqual(moved(['a', 'b'], 0, -1), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 1, 2), ['a', 'b'])
  })
})

const sorts = { number: 'desc', name: 'asc' } as const
const query = {
  q: 'x',
  status: ['lead'],
  created_from: '2026-01-01',
  archived: true,
  sort: 'name',
  dir: 'asc' as const,
  page: 3,
  per: 50 as const,
  view: 'v',
  columns: ['phone'],
}
const defaults = (asked: typeof query) => listDefaults(sorts, asked)

test.group('The address of a view', () => {
  test('C9 holds filters, sort, size and columns, but no page', ({ assert }) => {
    assert.equal(
      viewAddress(query, defaults),
      'q=x&status=lead&created_from=2026-01-01&archived=true&sort=name&per=50&columns=phone'
    )
  })

  test('C9 clearing takes back filters alone', ({ assert }) => {
    const cleared = { ...query, ...withoutFilters(query) }
    assert.equal(viewAddress(cleared, defaults), 'sort=name&per=50&columns=phone')
    assert.equal(cleared.view, 'v')
  })

  test('C9 all rows have an address of their own where the list begins with a view', ({
    assert,
  }) => {
    assert.equal(viewHref('/s', null, null), '/s')
    assert.equal(viewHref('/s', null, 'v'), '/s?view=all')
    const view = { id: 'v', name: 'V', address: '', is_shared: false, is_own: true, version: 1 }
    assert.equal(viewHref('/s', view, null), '/s?view=v')
    assert.equal(viewHref('/s', view, null, 'day=2030-09-17'), '/s?view=v&day=2030-09-17')
    assert.equal(viewHref('/s', null, null, 'day=2030-09-17'), '/s?day=2030-09-17')
  })
})
