import { test } from '@japa/runner'
import { sql } from 'kysely'
import { keyNamesJob } from '#app/jobs/key_names_job'
import { KeyNames } from '#domain/people/actions/key_names'
import { peopleTables } from '#domain/shared/records/keyed_name'
import { db, withTenant } from '#domain/shared/data/database'
import { askToJoin } from '#tests/helpers/access/access_requests'
import { accountRow } from '#tests/helpers/access/administrators'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { importList, undoImport } from '#tests/helpers/imports/imports'
import { keysIn } from '#tests/helpers/people/name_keys'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const names = { first_name_en: 'Ahmad', last_name_en: 'Al-Harbi' }
const both = { ...names, first_name_ar: 'أحمد', last_name_ar: 'الحربي' }
const renamed = { ...both, last_name_en: 'Odeh', status: 'active', version: 1 }

const acts = [
  ['students', '/admin/students'],
  ['guardians', '/admin/guardians'],
  ['instructors', '/admin/instructors'],
] as const

test.group('Keys of names', () => {
  for (const [table, path] of acts) {
    test(`C9 a name of ${table} is found by its own keys, added or changed`, async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      await visitor.post(path, names)
      const [made] = await rowsOf(centre, table)
      assert.equal(made.keyed_name, 'Ahmad\nAl-Harbi\n\n')
      await visitor.put(`${path}/${made.id}`, renamed)
      const [changed] = await rowsOf(centre, table)
      assert.equal(changed.keyed_name, 'Ahmad\nOdeh\nأحمد\nالحربي')
      assert.notSameMembers(changed.name_keys, made.name_keys)
      assert.deepEqual((await keysIn(centre)).wrong, [])
      const told = await rowsOf(centre, 'audit_events', { subject_id: made.id })
      assert.notMatch(JSON.stringify(told), /name_keys|keyed_name/)
    })
  }

  test('so are those of families, of guardians added beside a child, of administrators', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const guardian = { guardian_first_name_en: 'Mona', guardian_last_name_en: 'Odeh' }
    await visitor.post('/admin/families', {
      ...guardian,
      guardian_mode: 'new',
      guardian_phone: '0501234567',
      guardian_relation: 'mother',
      children: [{ first_name_en: 'Layan', last_name_en: 'Odeh' }],
    })
    const child = await createStudent(centre)
    await visitor.post(`/admin/students/${child.id}/guardians`, {
      ...names,
      relation: 'mother',
      contact_priority: 1,
      channels: ['call'],
    })
    const [role] = await rowsOf(centre, 'roles', { name: 'Receptionist' })
    await visitor.post('/admin/users', { ...names, email: 'new@keys.test', roles: [role.id] })
    const somebody = await createAdministrator(centre, { roles: ['Receptionist'] })
    const { version } = await accountRow(somebody)
    await visitor.put(`/admin/users/${somebody.userId}`, {
      ...renamed,
      email: somebody.email,
      roles: [role.id],
      version,
    })
    const { people, wrong } = await keysIn(centre)
    assert.deepEqual(wrong, [])
    assert.lengthOf(people, 7)
  })

  test('E11 {type}: so is the name on one’s own profile')
    .with([
      { type: 'administrator', path: '/admin/profile' },
      { type: 'instructor', path: '/instructor/profile' },
      { type: 'guardian', path: '/profile' },
    ] as const)
    .run(async ({ client, assert }, { type, path }) => {
      const centre = await createCentre()
      const account =
        type === 'administrator'
          ? await createAdministrator(centre)
          : await createPerson(centre, type)
      await keyNamesJob()
      const visitor = await signedIn(client, account)
      await visitor.put(path, { ...both, last_name_en: 'Odeh', email: 'x@keys.test', version: 1 })
      const { people, wrong } = await keysIn(centre)
      assert.deepEqual(wrong, [])
      assert.include(people[0]!.keyed_name as string, 'Odeh')
    })

  test('C3 so are those of people who ask to join', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const kind of ['student', 'instructor'] as const) {
      const id = await askToJoin(centre, { kind, email: `${kind}@keys.test` })
      await visitor.put(`/admin/access-requests/${id}`, { decision: 'approve' })
    }
    const { people, wrong } = await keysIn(centre)
    assert.deepEqual(wrong, [])
    assert.lengthOf(people, 3)
  })

  test('so are those of an imported list, and of its undoing', async ({ assert }) => {
    const centre = await createCentre()
    const { number } = await createStudent(centre, { firstName: 'Ahmad', lastName: 'Harbi' })
    const list = [
      ['Student no.', 'First name', 'Last name'],
      [number, 'Hamad', 'Harbi'],
      ['', 'Layla', 'Odeh'],
    ]
    const { id, updated, created } = await importList(centre, list, { policy: 'update' })
    assert.deepEqual([updated, created], [1, 1])
    const imported = await keysIn(centre)
    assert.deepEqual(imported.wrong, [])
    assert.sameMembers(
      imported.people.map((person) => person.first_name),
      ['Hamad', 'Layla']
    )
    await undoImport(centre, id)
    const undone = await keysIn(centre)
    assert.deepEqual(undone.wrong, [])
    assert.deepEqual(
      undone.people.map((person) => person.first_name),
      ['Ahmad']
    )
  })

  test('a statement that changes a name of {table} without them fails')
    .with(peopleTables.map((table) => ({ table })))
    .run(async ({ assert }, { table }) => {
      const centre = await createCentre()
      await furnish(centre)
      await keyNamesJob()
      const rename = () =>
        withTenant(centre.id, () =>
          sql`update ${sql.table(table)} set last_name = 'Other'`.execute(db())
        )
      await assert.rejects(rename, /keyed_name/)
      const forget = () =>
        withTenant(centre.id, () =>
          sql`update ${sql.table(table)} set keyed_name = null`.execute(db())
        )
      await assert.rejects(forget, /keyed_name/)
    })
})

/** One person of each kind; all but the administrator came past the application. */
async function furnish(centre: Centre) {
  await createAdministrator(centre)
  for (const type of ['student', 'guardian', 'instructor'] as const)
    await createPerson(centre, type)
}

test.group('Names without keys', () => {
  test('are given theirs, centre by centre, and nothing else is changed', async ({ assert }) => {
    const [one, two] = [await createCentre(), await createCentre()]
    for (const centre of [one, two]) await furnish(centre)
    const before = await rowsOf(one, 'students')
    assert.lengthOf((await keysIn(one)).wrong, 3)
    await keyNamesJob()
    for (const centre of [one, two]) assert.deepEqual((await keysIn(centre)).wrong, [])
    const [{ name_keys: keys, keyed_name: name, ...rest }] = await rowsOf(one, 'students')
    assert.isNotEmpty(keys)
    assert.equal(name, 'Omar\nKhalil\nعمر\nخليل')
    assert.deepEqual({ ...rest, name_keys: [], keyed_name: null }, before[0])
    assert.isFalse(await new KeyNames().execute(one.id))
  })

  test('are still found as they are written', async ({ client, assert }) => {
    const centre = await createCentre()
    await createPerson(centre, 'student')
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { students } = (await visitor.visit('/admin/students?q=khal')).body().props
    assert.lengthOf(students.rows, 1)
  })
})
