import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { firstPages } from '#app/admin/home/first_page'
import { ruleOf } from '#tests/functional/access/route_rules'

/** The specification's table (§2), with the permission of each create entry as row B1 gives it. */
const table: Record<string, string> = {
  '/admin/calendar': '',
  '/admin/users': 'admin.admins.index',
  '/admin/users/create': 'admin.admins.create',
  '/admin/roles': 'admin.roles.index',
  '/admin/instructors': 'admin.instructors.index',
  '/admin/instructors/create': 'admin.instructors.create',
  '/admin/students': 'admin.students.index',
  '/admin/students/create': 'admin.students.create',
  '/admin/courses': 'admin.courses.index',
  '/admin/courses/create': 'admin.courses.create',
  '/admin/groups': 'admin.groups.index',
  '/admin/groups/create': 'admin.groups.create',
  '/admin/subjects': 'admin.subjects.index',
  '/admin/subjects/create': 'admin.subjects.create',
  '/admin/levels': 'admin.levels.index',
  '/admin/levels/create': 'admin.levels.create',
  '/admin/services': 'admin.services.index',
  '/admin/services/create': 'admin.services.create',
  '/admin/packages': 'admin.packages.index',
  '/admin/packages/create': 'admin.packages.create',
  '/admin/invoices': 'admin.invoices.index',
  '/admin/invoices/create': 'admin.invoices.create',
  '/admin/payments': 'admin.payments.index',
  '/admin/payments/create': 'admin.payments.create',
  '/admin/settings/general': 'admin.settings.index',
}

/**
 * Every line of the menu with the permissions one of which opens it. Today and the students come first, the
 * calendar, which everybody sees, comes last; the others stand in the menu's order.
 */
const everyLine = `
  admin.today admin.sessions.index admin.attendance.index admin.groups.index admin.instructors.index admin.instructors.create admin.instructors.update admin.students.create
  admin.students.index admin.students.index
  admin.users.index admin.admins.index
  admin.users.create admin.admins.create
  admin.roles.index admin.roles.index
  admin.instructors.index admin.instructors.index
  admin.instructors.create admin.instructors.create
  admin.instructor_documents.index admin.instructors.update
  admin.students.create admin.students.create
  admin.guardians.index admin.guardians.index
  admin.guardians.create admin.guardians.create
  admin.absence_requests.index admin.instructors.update
  admin.access_requests.index admin.instructors.create admin.students.create
  admin.courses.index admin.courses.index
  admin.courses.create admin.courses.create
  admin.groups.index admin.groups.index
  admin.groups.create admin.groups.create
  admin.class_sessions.index admin.sessions.index
  admin.class_sessions.create admin.sessions.create
  admin.make_ups.index admin.attendance.index
  admin.subjects.index admin.subjects.index
  admin.subjects.create admin.subjects.create
  admin.levels.index admin.levels.index
  admin.levels.create admin.levels.create
  admin.terms.index admin.terms.index
  admin.terms.create admin.terms.create
  admin.rooms.index admin.rooms.index
  admin.rooms.create admin.rooms.create
  admin.holidays.index admin.holidays.index
  admin.holidays.create admin.holidays.create
  admin.services.index admin.services.index
  admin.services.create admin.services.create
  admin.packages.index admin.packages.index
  admin.packages.create admin.packages.create
  admin.invoices.index admin.invoices.index
  admin.invoices.create admin.invoices.create
  admin.payments.index admin.payments.index
  admin.payments.create admin.payments.create
  admin.credit_notes.index admin.credit_notes.index
  admin.ledger.index admin.ledger.index
  admin.settings.general.edit admin.settings.index
  admin.settings.hours.edit admin.settings.index
  admin.settings.attendance.edit admin.settings.index
  admin.check_in_points.index admin.attendance.update
  admin.settings.documents.edit admin.financial_settings.index
  admin.payment_methods.index admin.payment_methods.index
  admin.settings.security.edit admin.security_settings.index
  admin.imports.index admin.imports.index
  admin.audit.index admin.audit.index
  admin.calendar`

/** What the sidebar shows (tests/unit/inertia/first_pages.spec.ts holds the two together). */
const lines: readonly { route: string; permission: readonly string[] }[] = firstPages
const addressOf = (name: string) => router.urlBuilder.urlFor(name as 'admin.students.index')

test.group('The menu of the back office', () => {
  test('B1 B10 each route of the table is there, for whoever holds its permission', ({
    assert,
  }) => {
    const found = Object.fromEntries(
      lines.map(({ route, permission }) => [addressOf(route), permission.join(' ')])
    )
    for (const [path, permission] of Object.entries(table)) {
      assert.equal(found[path], permission, path)
    }
  })

  test('B1 B10 the lines stand in their order, and none is missing', ({ assert }) => {
    const found = lines.map(({ route, permission }) => [route, ...permission].join(' '))
    assert.deepEqual(found, everyLine.trim().split(/\n */))
  })

  test('B1 a line asks for no more and no less than the page behind it', ({ assert }) => {
    for (const { route, permission } of lines) {
      const rule = ruleOf(route)
      const asked = permission.length
        ? { for: 'permissions', sets: permission.map((one) => [one]) }
        : { for: 'kinds', kinds: ['admin'] }
      assert.deepEqual(rule as unknown, asked, route)
    }
  })
})
