import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import {
  bytesOf,
  checkImport,
  importList,
  outcomesOf,
  runImport,
  startImport,
} from '#tests/helpers/imports/imports'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const headings = ['Name', 'DOB', 'Phone', 'School']
const mohammad = { firstName: 'محمد', lastName: 'الحربي', birthDate: '2014-03-05' }
const row = ['Mohammad Al-Harbi', '2014-03-05', '', 'Palms']

async function started(client: ApiClient, centre: Centre, list: string[][]) {
  const visitor = await signedIn(client, await createAdministrator(centre))
  const id = await startImport(centre, bytesOf([headings, ...list]))
  const address = `/admin/imports/${id}`
  const record = async () => (await visitor.visit(address)).body().props.record
  const choose = (at: number, is_same: boolean) =>
    visitor.put(`${address}/matches`, { row: at, is_same })
  return { visitor, id, record, choose }
}

test.group('2.2 The same child, written otherwise', () => {
  test('2.2 somebody on record is named with a link, and is the same only where somebody says so', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id: studentId } = await createStudent(centre, mohammad)
    const { id, record, choose } = await started(client, centre, [row])
    const before = await checkImport(centre, id, { policy: 'update' })
    assert.deepInclude(before, { to_create: 1, to_update: 0 })
    const [first] = (await record()).rows
    assert.containsSubset(first, { name: 'Mohammad Al-Harbi', is_same: false })
    const [{ person, type }] = first.problems
    assert.deepEqual([person.first_name, person.id, type], ['محمد', studentId, 'same_person'])

    await choose(2, true)
    await choose(2, true)
    const chosen = await record()
    assert.deepInclude(chosen, { to_create: 0, to_update: 1 })
    assert.isTrue(chosen.rows[0].is_same)
    assert.deepInclude(await checkImport(centre, id, { policy: 'update' }), { to_update: 1 })
    assert.isTrue((await record()).rows[0].is_same, 'checked again')

    await choose(2, false)
    assert.deepInclude(await record(), { to_create: 1, to_update: 0 })
    await choose(2, true)
    assert.deepInclude(await runImport(centre, id), { created: 0, updated: 1 })
    const [student, ...others] = await rowsOf(centre, 'students')
    assert.isEmpty(others)
    assert.equal(student.school_name, 'Palms')
  })

  test('2.2 {0} is noticed')
    .with([
      ['the phone of a guardian', ['Mohammed Alharbi', '', '0501234567', '']],
      ['a name written together', ['عبدربه الشهري', '2013-01-02', '', '']],
      ['a name written apart', ['عبد الله سالم', '2013-01-02', '', '']],
    ] as const)
    .run(async ({ client, assert }, [, cells]) => {
      const centre = await createCentre()
      const { id: child } = await createStudent(centre, mohammad)
      const guardian = await createGuardian(centre, { phone: '+966501234567' })
      const link = { student_id: child, guardian_id: guardian.id, relation: 'father' }
      await insert(centre, 'student_guardians', link)
      const day = { birthDate: '2013-01-02' }
      await createStudent(centre, { firstName: 'عبد ربه', lastName: 'الشهري', ...day })
      await createStudent(centre, { firstName: 'عبدالله', lastName: 'سالم', ...day })
      const { id, record } = await started(client, centre, [[...cells]])
      await checkImport(centre, id)
      assert.equal((await record()).rows[0]?.problems[0]?.type, 'same_person')
    })

  test('2.2 siblings, namesakes of another day and rows that are added anyway are not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { ...mohammad, phone: '+966501234567' })
    const list = [
      headings,
      ['Ahmad Al-Harbi', '2014-03-05', '', ''],
      ['Mohammad Al-Harbi', '2014-03-06', '0501234567', ''],
    ]
    const id = await startImport(centre, bytesOf(list))
    await checkImport(centre, id)
    assert.isEmpty(await outcomesOf(centre, id))
    const again = await startImport(centre, bytesOf([headings, row]))
    await checkImport(centre, again, { policy: 'create' })
    assert.isEmpty(await outcomesOf(centre, again))
  })

  test('2.2 twice in one file is noticed too, and made once where they are one', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const arabic = ['محمد الحربي', '2014-03-05', '', '']
    const { id, record, choose } = await started(client, centre, [row, arabic])
    await checkImport(centre, id)
    const { rows } = await record()
    assert.containsSubset(rows, [{ row: 3, problems: [{ type: 'same_row', number: 2 }] }])
    await choose(3, true)
    assert.deepInclude(await record(), { to_create: 1, to_skip: 1 })
    assert.deepInclude(await runImport(centre, id), { created: 1, skipped: 1 })
    const both = await importList(await createCentre(), [headings, row, arabic])
    assert.equal(both.created, 2)
  })

  test('2.2 a row without a suggestion is refused, and choosing takes the right to import', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, mohammad)
    const { id, visitor, choose } = await started(client, centre, [
      row,
      ['Sara Khalil', '', '', ''],
    ])
    await checkImport(centre, id)
    await choose(3, true)
    const { errors } = (await visitor.visit(`/admin/imports/${id}`)).body().props
    assert.match(errors.row, /no longer a suggestion/)
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.imports.index', 'admin.students.index'])
    )
    const body = { row: 2, is_same: true }
    assert.equal((await reader.put(`/admin/imports/${id}/matches`, body)).status(), 403)
  })

  test('2.2 a row that changes somebody on record is proposed as nobody else', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { ...mohammad, firstName: 'Mohammad', lastName: 'Al-Harbi' })
    const arabic = ['محمد الحربي', '2014-03-05', '', 'Palms']
    const { id, record } = await started(client, centre, [arabic, row])
    const counts = await checkImport(centre, id, { policy: 'update' })
    assert.deepInclude(counts, { to_update: 1 })
    const { rows } = await record()
    assert.isFalse(rows.some(({ row: at }: { row: number }) => at === 3))
  })

  test('2.2 many children on one date share a placeholder, which proposes nobody', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const day = { birthDate: '2014-03-05' }
    for (let at = 0; at <= 50; at++) await createStudent(centre, { ...mohammad, ...day })
    const id = await startImport(centre, bytesOf([headings, row]))
    await checkImport(centre, id)
    assert.isEmpty(await outcomesOf(centre, id))
  })

  test('2.2 a row of the same child as one that fails fails with it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const arabic = ['محمد الحربي', '2014-03-05', '', '']
    const { id, record, choose } = await started(client, centre, [row, arabic])
    await checkImport(centre, id)
    await choose(3, true)
    assert.deepInclude(await record(), { to_create: 1, to_skip: 1 })
    // Two on record bear the first row's name by now, so nobody can say whom it means
    const namesake = { ...mohammad, firstName: 'Mohammad', lastName: 'Al-Harbi' }
    await createStudent(centre, namesake)
    await createStudent(centre, namesake)
    await withTenant(centre.id, () =>
      db().updateTable('imports').set({ policy: 'update' }).where('id', '=', id).execute()
    )
    assert.deepInclude(await runImport(centre, id), { created: 0, skipped: 0, failed: 2 })
  })
})

test.group('2.3 A row that repeats one that is refused', () => {
  test('2.3 says so in the check and after the import', async ({ assert }) => {
    const centre = await createCentre()
    const { number } = await createStudent(centre)
    const parent = (student: string) => ['Sami Haddad', '0501234567', student]
    const list = [
      ['Name', 'Phone', 'Student numbers'],
      parent('S-999999'),
      parent(number),
      ['Huda Saleh', '0501234568', number],
    ]
    const id = await startImport(centre, bytesOf(list), 'guardians')
    const checked = await checkImport(centre, id)
    assert.deepInclude(checked, { to_create: 1, to_skip: 0, invalid: 2 })
    const problemsOf = async () =>
      (await outcomesOf(centre, id)).map(({ problems }) => problems?.[0]?.type)
    assert.equal((await problemsOf())[1], 'first_row_failed')
    assert.deepInclude(await runImport(centre, id), { created: 1, failed: 2, skipped: 0 })
    assert.equal((await problemsOf())[1], 'first_row_failed')
  })

  test('2.3 a row that somebody chose stays listed with the cell it loses', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, mohammad)
    const wrong = ['Mohammad Al-Harbi', '2014-03-05', 'none', 'Palms']
    const { id, record, choose } = await started(client, centre, [wrong])
    for (const policy of ['update', 'skip'] as const) {
      await checkImport(centre, id, { policy })
      await choose(2, true)
      const [first] = (await record()).rows
      assert.isTrue(first.is_same)
      const types = first.problems.map(({ type }: { type: string }) => type)
      assert.deepEqual(types, ['phone', 'same_person'])
      await choose(2, false)
    }
  })
})
