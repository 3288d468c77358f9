import { test } from '@japa/runner'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createGroup, enrolled, groupRow } from '#tests/helpers/teaching/groups'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const statusesPath = '/admin/student-statuses'
const enrolmentsPath = '/admin/student-enrolments'
const startsOn = '2026-12-01'

async function toldBy(visitor: Visitor) {
  const { flash, props } = (await visitor.visit('/admin/students')).body()
  return { flash, errors: props.errors }
}

test.group('A status for many students', () => {
  test('C9 changes all of them in one act, tells of each, and undoes it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const amal = await createStudent(centre, { firstName: 'Amal', status: 'lead' })
    const badr = await createStudent(centre, { firstName: 'Badr', status: 'active' })
    const celine = await createStudent(centre, { firstName: 'Celine', status: 'left' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.put(statusesPath, { ids: [amal.id, badr.id, celine.id], status: 'left' })
    assert.equal((await studentRow(centre, amal.id)).status, 'left')
    const entry = (await auditOf(centre, badr.id)).at(-1)!
    assert.equal(entry.action, 'students.update')
    assert.deepEqual([entry.before, entry.after], [{ status: 'active' }, { status: 'left' }])
    assert.lengthOf(await auditOf(centre, celine.id), 1)
    const { flash } = await toldBy(visitor)
    assert.equal(flash.success, 'The status of 2 students was changed')
    await visitor.put(flash.undo.url, flash.undo.data)
    assert.equal((await studentRow(centre, amal.id)).status, 'lead')
    assert.equal((await studentRow(centre, badr.id)).status, 'active')
    assert.notProperty((await toldBy(visitor)).flash, 'undo')
  })

  test('C9 undoes nothing that was changed since', async ({ client, assert }) => {
    const centre = await createCentre()
    const amal = await createStudent(centre, { firstName: 'Amal' })
    const badr = await createStudent(centre, { firstName: 'Badr' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.put(statusesPath, { ids: [amal.id, badr.id], status: 'left' })
    const { flash } = await toldBy(visitor)
    await visitor.put(`/admin/students/${amal.id}/status`, { status: 'alumni', version: 2 })
    await visitor.put(flash.undo.url, flash.undo.data)
    assert.equal((await studentRow(centre, amal.id)).status, 'alumni')
    assert.equal((await studentRow(centre, badr.id)).status, 'active')
    const { flash: told } = await toldBy(visitor)
    assert.equal(told.success, 'The status of 1 student was changed')
  })

  test('C9 means all that match, and nobody when one is another centre’s', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const amal = await createStudent(centre, { firstName: 'Amal', status: 'lead' })
    const badr = await createStudent(centre, { firstName: 'Badr' })
    const foreign = await createStudent(await createCentre())
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.put(statusesPath, { matching: 'status=lead', status: 'active' })
    assert.equal((await studentRow(centre, amal.id)).status, 'active')
    const refused = await visitor.put(statusesPath, { ids: [badr.id, foreign.id], status: 'left' })
    assert.equal(refused.status(), 404)
    assert.equal((await studentRow(centre, badr.id)).status, 'active')
    await visitor.put(statusesPath, { matching: '', status: 'lead' })
    for (const { id } of [amal, badr]) assert.equal((await studentRow(centre, id)).status, 'lead')
    await visitor.put(statusesPath, { status: 'active' })
    assert.equal((await studentRow(centre, badr.id)).status, 'lead')
  })
})

test.group('Many students into one group', () => {
  test('C9 says of each what became of them: seat, waiting list, already there', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { capacity: 2 })
    const [amal, badr, celine] = [
      await createStudent(centre, { firstName: 'Amal' }),
      await createStudent(centre, { firstName: 'Badr' }),
      await createStudent(centre, {
        ...{ firstName: 'سيلين', lastName: 'حداد' },
        ...{ firstNameOther: 'Celine', lastNameOther: 'Haddad' },
      }),
    ]
    await enrolled(centre, groupId, { student: { id: amal.id } })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = [celine.id, badr.id, amal.id]
    await visitor.post(enrolmentsPath, { ids, group_id: groupId, starts_on: startsOn })
    const { flash } = await toldBy(visitor)
    assert.equal(flash.success, '1 student was enrolled')
    assert.deepEqual(
      flash.refused.rows.map(({ name, reason }: { name: string; reason: string }) => [
        name,
        reason,
      ]),
      [
        ['Amal Haddad', 'Already in this group'],
        ['Celine Haddad', 'No seat was free: now on the waiting list'],
      ]
    )
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2, waiting: 1 })
    const [made] = await rowsOf(centre, 'enrolments', { student_id: badr.id })
    assert.deepInclude(made, { status: 'active', source: 'staff' })
  })

  test('C9 enrols nobody when one is another centre’s or no student at all', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre)
    const foreign = await createStudent(await createCentre())
    const groupId = await createGroup(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const other of [foreign.id, 'none']) {
      const body = { ids: [id, other], group_id: groupId, starts_on: startsOn }
      assert.equal((await visitor.post(enrolmentsPath, body)).status(), 404)
    }
    assert.deepEqual(await rowsOf(centre, 'enrolments'), [])
  })

  test('C9 leaves no one half enrolled in a group that takes nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const closed = await createGroup(centre, { status: 'completed' })
    for (const groupId of [closed, await createGroup(await createCentre())]) {
      await visitor.post(enrolmentsPath, { ids: [id], group_id: groupId, starts_on: startsOn })
      assert.isString((await toldBy(visitor)).errors.group_id)
    }
    assert.deepEqual(await rowsOf(centre, 'enrolments'), [])
  })

  test('C9 asks for both areas: {$self}')
    .with(['admin.students.index', 'admin.enrolments.create'] as const)
    .run(async ({ client, assert }, permission) => {
      const centre = await createCentre()
      const { id } = await createStudent(centre)
      const groupId = await createGroup(centre)
      const visitor = await signedIn(client, await createAdministratorWho(centre, [permission]))
      const body = { ids: [id], group_id: groupId, starts_on: startsOn }
      assert.equal((await visitor.post(enrolmentsPath, body)).status(), 403)
    })
})
