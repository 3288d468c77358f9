import { test } from '@japa/runner'
import { defaultRoles } from '#domain/access/roles/default_roles'
import { type Permission, permissionsOf } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import { Principal } from '#domain/access/sessions/principal'

const every = Object.values(permissionsOf).flat()

/** What a centre starts with (domain §6): index, create, update, delete of each area, by default role. */
const firstGrants = `
  admins              ICU   -     -     -
  roles               I     -     -     -
  instructors         ICUD  I     I     ICU
  absences            C     C     -     C
  students            ICUD  ICU   I     ICU
  guardians           ICUD  ICU   I     ICU
  courses             ICUD  I     I     ICUD
  subjects            ICUD  I     I     ICUD
  levels              ICUD  I     I     ICUD
  terms               ICUD  I     I     ICUD
  groups              ICUD  I     I     ICUD
  enrolments          ICUD  ICU   I     ICUD
  sessions            ICUD  IU    I     ICUD
  attendance          ICUD  ICU   I     ICUD
  rooms               ICUD  I     -     ICU
  holidays            ICUD  I     -     ICU
  services            ICUD  I     ICU   I
  packages            ICUD  I     ICU   I
  invoices            ICUD  ICU   ICUD  -
  payments            ICUD  ICU   ICUD  -
  credit_notes        ICU   -     ICU   -
  refunds             ICU   -     ICU   -
  payouts             ICU   -     ICUD  I
  finance_statistics  I     -     I     -
  ledger              I     -     I     -
  settings            IU    -     -     -
  security_settings   IU    -     -     -
  imports             IC    -     -     IC
  exports             I     -     I     I
  audit               I     -     I     -
  notifications       ICUD  IC    IC    IC
  payment_methods     ICUD  I     ICUD  -
  financial_settings  -     -     IU    -`

function grantsOf(name: string) {
  const { permissions } = defaultRoles.find((role) => role.name === name)!
  const letters = new Map<string, string>()
  for (const permission of permissions) {
    const [, area, verb] = permission.split('.')
    if (verb) letters.set(area!, `${letters.get(area!) ?? ''}${verb[0]!.toUpperCase()}`)
  }
  return letters
}

function someone(kind: Kind, roles: { is_super?: boolean; permissions?: string[] }[]) {
  return new Principal({
    id: 'u',
    kind,
    person_id: 'p',
    person_type: kind === 'admin' ? 'administrator' : kind,
    first_name: 'Sara',
    last_name: 'Haddad',
    first_name_other: null,
    last_name_other: null,
    email: 'sara@centre.test',
    photo: null,
    locale: null,
    email_verified: true,
    second_factor: false,
    digits: null,
    hijri: null,
    branches: null,
    roles: roles.map(({ is_super = false, permissions = [] }, index) => {
      return { id: String(index), name: 'A role', name_ar: null, is_super, permissions }
    }),
  })
}

test.group('Permissions', () => {
  test('H2 are named <portal>.<area>.<verb>, and there is admin.statistics', ({ assert }) => {
    const name = /^(admin|student)\.[a-z_]+\.(index|create|update|delete)$/
    assert.deepEqual(
      every.filter((permission) => !name.test(permission)),
      ['admin.statistics']
    )
    assert.lengthOf(new Set(every), every.length)
  })

  test('H2 hold every name the specification has seen', ({ assert }) => {
    const seen = [
      'admin.statistics',
      'admin.admins.index',
      'admin.admins.create',
      'admin.roles.index',
      'admin.instructors.index',
      'admin.instructors.create',
      'admin.instructors.update',
      'admin.instructors.delete',
      ...['students', 'courses', 'groups', 'subjects', 'levels', 'services', 'packages'].flatMap(
        (area) => [`admin.${area}.index`, `admin.${area}.create`]
      ),
      'admin.invoices.index',
      'admin.payments.index',
    ]
    assert.includeMembers(permissionsOf.admin as string[], seen)
  })

  test('H1 a person may what one of their roles holds, and nothing else', ({ assert }) => {
    const receptionist = someone('admin', [
      { permissions: ['admin.students.index'] },
      { permissions: ['admin.groups.index'] },
    ])
    const held = every.filter((permission) => receptionist.may(permission))
    assert.sameMembers(held, ['admin.students.index', 'admin.groups.index'])
  })

  test('H1 SuperAdmin may everything of its own kind', ({ assert }) => {
    const superAdmin = someone('admin', [{ is_super: true }])
    assert.isTrue(permissionsOf.admin.every((permission) => superAdmin.may(permission)))
    assert.isFalse(superAdmin.may('student.courses.index'))
  })

  test("H1 a name of another kind is worth nothing, even in one's own role", ({ assert }) => {
    const student = someone('student', [{ permissions: ['admin.students.index'] }])
    assert.isFalse(student.may('admin.students.index'))
  })

  test('H1 the default roles hold only names of their kind', ({ assert }) => {
    for (const { kind, name, permissions } of defaultRoles) {
      const foreign = permissions.filter(
        (permission: Permission) => !permissionsOf[kind].includes(permission)
      )
      assert.deepEqual(foreign, [], name)
    }
    assert.deepEqual(
      defaultRoles.filter(({ isSuper }) => isSuper).map(({ name }) => name),
      ['SuperAdmin']
    )
  })

  test('H1 the default roles hold what the table grants them, and nothing else', ({ assert }) => {
    const roles = ['Manager', 'Receptionist', 'Accountant', 'Academic coordinator']
    const held = roles.map(grantsOf)
    const granted = firstGrants
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ +/))
    const areas = new Set([
      ...held.flatMap((one) => [...one.keys()]),
      ...granted.map(([area]) => area!),
    ])
    const found = [...areas].map((area) => [area, ...held.map((one) => one.get(area) ?? '-')])
    assert.sameDeepMembers(found, granted)
  })

  test('H1 a receptionist adds students but archives none, an accountant only looks', ({
    assert,
  }) => {
    const of = (name: string) => defaultRoles.find((role) => role.name === name)!.permissions
    const students = (name: string) =>
      of(name).filter((permission) => permission.startsWith('admin.students.'))
    assert.sameMembers(students('Receptionist'), [
      'admin.students.index',
      'admin.students.create',
      'admin.students.update',
    ])
    assert.deepEqual(students('Accountant'), ['admin.students.index'])
  })

  test('H1 the settings are three areas: a manager has the first and third, an accountant the second', ({
    assert,
  }) => {
    const areas = ['settings', 'financial_settings', 'security_settings']
    const held = Object.fromEntries(
      defaultRoles
        .filter(({ kind, isSuper }) => kind === 'admin' && !isSuper)
        .map(({ name, permissions }) => [
          name,
          areas.filter((area) =>
            ['index', 'update'].every((verb) =>
              permissions.includes(`admin.${area}.${verb}` as Permission)
            )
          ),
        ])
    )
    assert.deepEqual(held, {
      'Manager': ['settings', 'security_settings'],
      'Receptionist': [],
      'Accountant': ['financial_settings'],
      'Academic coordinator': [],
    })
  })

  test('H1 a receptionist sees groups and enrols in them, and changes no group', ({ assert }) => {
    const held = defaultRoles
      .find(({ name }) => name === 'Receptionist')!
      .permissions.filter((permission) => /groups|enrolments/.test(permission))
    assert.sameMembers(held, [
      'admin.groups.index',
      'admin.enrolments.index',
      'admin.enrolments.create',
      'admin.enrolments.update',
    ])
  })
})
