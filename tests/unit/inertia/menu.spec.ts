import { test } from '@japa/runner'
import {
  activeAddress,
  isExternal,
  isOpenAt,
  visibleNodes,
  type MenuNode,
} from '#inertia/layouts/menu/menu'

const all: MenuNode = { area: 'students', line: 'all', to: 'a', permission: 'admin.students.index' }
const create: MenuNode = {
  area: 'students',
  line: 'create',
  to: 'b',
  permission: 'admin.students.create',
}
const parent: MenuNode = {
  area: 'students',
  sub: [all, create],
  subActivePaths: ['/admin/students'],
}
const home: MenuNode = { line: 'home', to: 'home' }
const menu: MenuNode[] = [home, { heading: 'users' }, parent]

const who =
  (...held: string[]) =>
  (permission: string) =>
    held.includes(permission)

test.group('A sidebar as data', () => {
  test('B2 a line without a permission is for everybody', ({ assert }) => {
    assert.deepEqual(visibleNodes([home], who()), [home])
  })

  test('B2 a line with a permission is for those who hold it', ({ assert }) => {
    assert.deepEqual(visibleNodes([create], who('admin.students.index')), [])
    assert.deepEqual(visibleNodes([create], who('admin.students.create')), [create])
  })

  test('B2 a parent shows iff a child shows', ({ assert }) => {
    assert.deepEqual(visibleNodes([parent], who()), [])
    const [shown] = visibleNodes([parent], who('admin.students.index'))
    assert.deepEqual(shown?.sub, [all])
  })

  test('B2 a heading with nothing under it is left out', ({ assert }) => {
    assert.deepEqual(visibleNodes(menu, who()), [home])
    assert.lengthOf(visibleNodes(menu, who('admin.students.index')), 3)
    assert.deepEqual(visibleNodes([{ heading: 'users' }, { heading: 'users' }, home], who()), [
      { heading: 'users' },
      home,
    ])
  })

  test('B4 a submenu is open where the address starts with one of its paths', ({ assert }) => {
    assert.isTrue(isOpenAt(parent, '/admin/students/1/edit'))
    assert.isFalse(isOpenAt(parent, '/admin/profile'))
    assert.isFalse(isOpenAt(home, '/'))
  })

  test('B5 only http and https addresses lead outside', ({ assert }) => {
    assert.isTrue(isExternal('https://example.test'))
    assert.isTrue(isExternal('HTTP://example.test'))
    assert.isFalse(isExternal('/https'))
    assert.isFalse(isExternal('admin.students.index'))
  })

  test('the line marked is the longest address that leads to the page', ({ assert }) => {
    const addresses = ['/admin/students', '/admin/students/create']
    assert.equal(activeAddress(addresses, '/admin/students/create'), '/admin/students/create')
    assert.equal(activeAddress(addresses, '/admin/students/42'), '/admin/students')
    assert.isUndefined(activeAddress(addresses, '/admin/students-archive'))
    assert.equal(activeAddress(['/'], '/'), '/')
  })
})
