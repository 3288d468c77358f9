import { test } from '@japa/runner'
import { adminMenu } from '#inertia/layouts/menu/admin_menu'
import { isOpenAt } from '#inertia/layouts/menu/menu'

const sections = {
  '': ['calendar'],
  'users': ['admins', 'roles', 'instructors', 'students'],
  'materials': ['courses', 'groups', 'subjects', 'levels'],
  'services': ['services', 'packages'],
  'settings': ['settings'],
}

test.group('The menu of the back office as data', () => {
  test('B1 the lines of the specification stand under its headings, in its order', ({ assert }) => {
    let heading = ''
    const under: Record<string, string[]> = {}
    for (const node of adminMenu) {
      if (node.heading) heading = node.heading
      else (under[heading] ??= []).push(node.area!)
    }
    for (const [section, names] of Object.entries(sections)) {
      assert.deepEqual(
        under[section]?.filter((name) => names.includes(name)),
        names,
        section
      )
    }
  })

  test('B4 a submenu is open on every page of its records, their order among them', ({
    assert,
  }) => {
    for (const path of [
      ...['users', 'instructors', 'students', 'courses', 'groups', 'subjects', 'levels'].map(
        (area) => `/admin/${area}/create`
      ),
      '/admin/level-order',
      '/admin/instructor-documents',
      '/admin/families/create',
    ]) {
      assert.isTrue(
        adminMenu.some((node) => isOpenAt(node, path)),
        path
      )
    }
  })
})
