import { test } from '@japa/runner'
import { firstPages } from '#app/admin/home/first_page'
import { adminMenu } from '#inertia/layouts/menu/admin_menu'

const preferred = ['admin.today', 'admin.students.index']
const everybodys = 'admin.calendar'

test.group('Where an administrator starts', () => {
  test('B2 every page of the menu is a first page for whoever sees no earlier one', ({
    assert,
  }) => {
    const entries = adminMenu
      .flatMap((node) => node.sub ?? [node])
      .filter(({ to }) => to !== undefined)
      .map(({ to, permission }) => ({ route: to, permission: [permission].flat() }))
    const chosen = entries.filter(({ route }) => preferred.includes(route!))
    const others = entries.filter(({ route }) => ![...preferred, everybodys].includes(route!))
    const last = entries.filter(({ route }) => route === everybodys)
    assert.deepEqual(firstPages as readonly unknown[], [...chosen, ...others, ...last])
  })
})
