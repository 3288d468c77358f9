import { test } from '@japa/runner'
import { adminMenu } from '#inertia/layouts/menu/admin_menu'
import { barEntries, columnsOf, fittingEntries } from '#inertia/layouts/menu/bar_entries'
import type { MenuNode } from '#inertia/layouts/menu/menu'

const home: MenuNode = { line: 'home', to: 'home' }
const list: MenuNode = { area: 'students', line: 'all', to: 'a' }
const students: MenuNode = { area: 'students', sub: [list, { ...list, line: 'create' }] }

test.group('A menu across the top as data', () => {
  test('B7 each heading is an entry, and so is a line before the first', ({ assert }) => {
    const entries = barEntries([
      home,
      { heading: 'users' },
      students,
      home,
      { heading: 'settings' },
      home,
    ])
    assert.deepEqual(
      entries.map(({ key, nodes }) => [key, nodes.length]),
      [
        ['undefined.home', 1],
        ['users', 2],
        ['settings', 1],
      ]
    )
    assert.deepEqual(barEntries([]), [])
  })

  test('B1 B7 the back office has today, its calendar, four headings and none of its lines is lost', ({
    assert,
  }) => {
    const entries = barEntries(adminMenu)
    assert.deepEqual(
      entries.map(({ heading }) => heading),
      [undefined, undefined, 'users', 'materials', 'services', 'settings']
    )
    assert.lengthOf(
      entries.flatMap(({ nodes }) => nodes),
      adminMenu.filter(({ heading }) => !heading).length
    )
  })

  test('B7 six lines are one column, more are two or three', ({ assert }) => {
    const entry = (count: number) => [
      { key: 'users', nodes: Array.from({ length: count }, () => home) },
    ]
    assert.deepEqual(
      [1, 6, 7, 12, 13, 60].map((count) => columnsOf(entry(count))),
      [1, 1, 2, 2, 3, 3]
    )
    assert.equal(columnsOf([{ key: 'users', nodes: [students, students, home] }]), 2)
    assert.equal(columnsOf([]), 1)
  })

  test('B7 what does not fit leaves room for the entry that holds the rest', ({ assert }) => {
    const widths = [100, 100, 100]
    assert.equal(fittingEntries(widths, 50, 300), 3)
    assert.equal(fittingEntries(widths, 50, 299), 2)
    assert.equal(fittingEntries(widths, 50, 250), 2)
    assert.equal(fittingEntries(widths, 50, 249), 1)
    assert.equal(fittingEntries(widths, 50, 149), 0)
    assert.equal(fittingEntries([], 50, 0), 0)
  })
})
