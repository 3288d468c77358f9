import { test } from '@japa/runner'
import type { Permission } from '#domain/access/roles/permissions'
import { createAdministratorWho, createCentre } from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

const cases: { held: Permission[]; page: string }[] = [
  { held: ['admin.admins.index', 'admin.students.index'], page: '/admin/students' },
  { held: ['admin.admins.index'], page: '/admin/users' },
  { held: ['admin.admins.create'], page: '/admin/users/create' },
  { held: ['admin.audit.index', 'admin.roles.index'], page: '/admin/roles' },
  { held: ['admin.sessions.index', 'admin.students.index'], page: '/admin/today' },
  { held: ['admin.instructors.create'], page: '/admin/today' },
  { held: ['admin.courses.create'], page: '/admin/courses/create' },
  { held: ['admin.settings.index'], page: '/admin/settings/general' },
  { held: ['admin.security_settings.index'], page: '/admin/settings/security' },
  { held: ['admin.financial_settings.index'], page: '/admin/settings/documents' },
  { held: ['admin.audit.index'], page: '/admin/audit' },
  { held: ['admin.payments.index'], page: '/admin/payments' },
  { held: ['admin.refunds.index'], page: '/admin/calendar' },
  { held: [], page: '/admin/calendar' },
]

test.group('The first page of the back office', () => {
  test('B2 whoever holds {held} starts at {page}')
    .with(cases)
    .run(async ({ client, assert }, { held, page }) => {
      const visitor = await signedIn(
        client,
        await createAdministratorWho(await createCentre(), held)
      )
      assert.equal((await visitor.get('/admin')).header('location'), page)
      assert.equal((await visitor.visit(page)).status(), 200)
    })
})
