import { test } from '@japa/runner'
import { importJob } from '#app/jobs/import_job'
import { TableStore } from '#core/imports/table_store'
import { RunImport } from '#domain/imports/actions/run_import'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { findImport } from '#domain/imports/queries/find_import'
import { workOnImport } from '#domain/imports/work/import_work'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import {
  bytesOf,
  checkImport,
  importList,
  importRow,
  outcomesOf,
  runImport,
  startImport,
  undoImport,
} from '#tests/helpers/imports/imports'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { unkeyed } from '#tests/helpers/people/name_keys'

const headings = ['Name', 'Phone', 'DOB', 'Nationality', 'National ID']
const sara = ['سارة الحربي', '0501234567', '30/9/2014', 'سعودي', '']

const many = (count: number) => [
  ['Name', 'Phone', 'National ID'],
  ...Array.from({ length: count }, (_, place) => [
    `Student Number${place}`,
    `05${String(10_000_000 + place)}`,
    String(1_000_000_000 + place),
  ]),
]

const studentsOf = async (centre: Centre) =>
  (await rowsOf(centre, 'students')).sort((one, other) => one.sequence - other.sequence)

test.group('Importing students', () => {
  test('rows become students with the next numbers, their trail and their counts', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Here', lastName: 'Before' })
    const list = [
      headings,
      sara,
      ['Omar Khalil', '', '', '', '٢٠٠٠'],
      ['Nobody', 'x', '31/2/2014', 'moon', ''],
    ]
    const done = await importList(centre, list)
    assert.deepInclude(done, {
      status: 'done',
      created: 2,
      updated: 0,
      skipped: 0,
      failed: 1,
      handled: 3,
    })
    const [, first, second] = await studentsOf(centre)
    assert.deepInclude(first, {
      number: 'S-260002',
      first_name: 'سارة',
      last_name: 'الحربي',
      phone: '+966501234567',
      nationality: 'SA',
      status: 'active',
    })
    assert.deepInclude(second, { number: 'S-260003', national_id: '2000' })
    const [entry] = await auditOf(centre, first.id)
    assert.equal(entry.action, 'students.create')
    assert.deepInclude(entry.after, {
      number: 'S-260002',
      first_name: 'سارة',
      phone: '+966501234567',
    })
    const [, , wrong] = await outcomesOf(centre, done.id)
    assert.equal(wrong.outcome, 'failed')
    assert.deepEqual(wrong.cells[1], 'x')
    assert.deepEqual(
      wrong.problems.map(({ column }: { column: string }) => column),
      ['full_name', 'phone', 'birth_date', 'nationality']
    )
    const [counted] = await rowsOf(centre, 'student_counts', { block: -1, state: 'active' })
    assert.equal(counted.total, 3)
  })

  test('a dry run says what would happen and writes nothing', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'سارة', lastName: 'الحربي', phone: '+966501234567' })
    const id = await startImport(
      centre,
      bytesOf([headings, sara, ['Omar Khalil', '', '', '', ''], ['X', '', '', '', '']])
    )
    const checked = await checkImport(centre, id)
    assert.deepInclude(checked, {
      status: 'checked',
      to_create: 1,
      to_update: 0,
      to_skip: 1,
      invalid: 1,
    })
    assert.lengthOf(await studentsOf(centre), 1)
    assert.lengthOf(await outcomesOf(centre, id), 1)
    const again = await checkImport(centre, id, { policy: 'create' })
    assert.deepInclude(again, { status: 'checked', to_create: 2, to_skip: 0, invalid: 1 })
  })

  test('who is here already is found by number, national id, or name with phone or birth date in either script', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = await createStudent(centre, {
      firstName: 'Sarah',
      lastName: 'Al-Harbi',
      firstNameOther: 'سارة',
      lastNameOther: 'الحربي',
      phone: '+966501234567',
      birthDate: '2014-09-30',
      nationalId: '1000',
    })
    const rows = [
      ['رقم الطالب', 'Name', 'Phone', 'DOB', 'National ID'],
      [made.number, 'Anyone Else', '', '', ''],
      ['', 'Some Body', '', '', '١٠٠٠'],
      ['', 'ساره الحربي', '0501234567', '', ''],
      ['', 'Sarah Al-Harbi', '', '30/9/2014', ''],
      ['', 'Sarah Al-Harbi', '0501234567', '', '2000'],
      ['', 'Sister Al-Harbi', '0501234567', '', ''],
      ['S-999999', 'Un Known', '', '', ''],
    ]
    const done = await importList(centre, rows)
    assert.deepEqual(
      (await outcomesOf(centre, done.id)).map(({ outcome }) => outcome),
      ['skipped', 'skipped', 'skipped', 'skipped', 'created', 'created', 'failed']
    )
  })

  test('an update writes what the list says and leaves what it is silent about', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre, {
      firstName: 'Sara',
      lastName: 'Haddad',
      nationalId: '1000',
      email: 'sara@mail.test',
      notes: 'kept',
    })
    const list = [
      ['Name', 'National ID', 'Email', 'School'],
      ['Sarah Haddad', '1000', '', 'النور'],
    ]
    const done = await importList(centre, list, { policy: 'update' })
    assert.deepInclude(done, { created: 0, updated: 1 })
    const [student] = await studentsOf(centre)
    assert.deepInclude(student, {
      first_name: 'Sarah',
      email: 'sara@mail.test',
      school_name: 'النور',
      notes: 'kept',
      version: 2,
    })
    const entry = (await auditOf(centre, id)).at(-1)
    assert.deepEqual(entry.before, { first_name: 'Sara', school_name: null })
    assert.deepEqual(entry.after, { first_name: 'Sarah', school_name: 'النور' })
    const undone = await undoImport(centre, done.id)
    assert.deepInclude(undone, { status: 'undone', undone: 1, kept: 0 })
    assert.deepInclude((await studentsOf(centre))[0], { first_name: 'Sara', school_name: null })
  })

  test('a list of as many new students as known ones is imported', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Sara', lastName: 'Haddad', nationalId: '1000' })
    const list = [
      ['Name', 'National ID'],
      ['Sarah Haddad', '1000'],
      ['Layla Nasser', '2000'],
    ]
    const done = await importList(centre, list, { policy: 'update' })
    assert.deepInclude(done, { status: 'done', created: 1, updated: 1 })
  })

  test('adding anyway never takes a national id twice', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { nationalId: '1000' })
    const list = [
      ['Name', 'National ID'],
      ['Sara Haddad', '1000'],
      ['Sara Haddad', '2000'],
    ]
    const done = await importList(centre, list, { policy: 'create' })
    assert.deepInclude(done, { created: 1, failed: 1 })
    const [row] = await outcomesOf(centre, done.id)
    assert.deepEqual(row.problems, [{ column: 'national_id', type: 'taken' }])
  })

  test('undo takes back what nobody touched since, and says what stayed', async ({ assert }) => {
    const centre = await createCentre()
    const done = await importList(centre, many(5))
    const [changed, archived, leant] = await studentsOf(centre)
    await withTenant(centre.id, async () => {
      const second = () => db().updateTable('students').set({ version: 2 })
      await second()
        .set({ first_name: 'New', ...unkeyed })
        .where('id', '=', changed.id)
        .execute()
      await second().set({ archived_at: new Date() }).where('id', '=', archived.id).execute()
      await db()
        .insertInto('households')
        .values({
          id: leant.id,
          number: 'H-1',
          name: 'Home',
          payer_kind: 'student',
          payer_student_id: leant.id,
        })
        .execute()
    })
    const undone = await undoImport(centre, done.id)
    assert.deepInclude(undone, { status: 'undone', undone: 2, kept: 3 })
    assert.deepEqual(
      (await studentsOf(centre)).map(({ id }) => id),
      [changed.id, archived.id, leant.id]
    )
    assert.deepEqual(
      (await outcomesOf(centre, done.id)).map(({ outcome }) => outcome),
      ['kept', 'kept', 'kept', 'undone', 'undone']
    )
    const removed = (await rowsOf(centre, 'audit_events', { action: 'students.delete' }))[0]
    assert.equal(removed.before.last_name.slice(0, 6), 'Number')
    const again = await importList(centre, many(5))
    assert.deepInclude(again, { created: 2, skipped: 3 })
  })

  test('after a crash between two batches the import goes on and does nothing twice', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const id = await startImport(centre, bytesOf(many(1300)))
    await checkImport(centre, id)
    await new RunImport().execute({ tenantId: centre.id, actor: system, id })
    const record = (await readTenant(centre.id, () => findImport(id)))!
    const table = await new TableStore(centre.id).read(record.file!)
    const firstBatch = workOnImport({
      tenantId: centre.id,
      record,
      table: firstBatchOnly(table),
      reading: { phoneCountry: 'SA', today: '2026-11-21' },
      centre: { zone: 'Asia/Riyadh', weekStart: 7 },
      isTurnOver: async () => false,
    })
    await firstBatch
    await withTenant(centre.id, () =>
      db()
        .updateTable('imports')
        .set({ status: 'running', file: record.file })
        .where('id', '=', id)
        .execute()
    )
    assert.equal((await importRow(centre, id)).handled, 500)
    await Promise.all([
      importJob({ tenantId: centre.id, importId: id }),
      importJob({ tenantId: centre.id, importId: id }),
    ])
    assert.deepInclude(await importRow(centre, id), {
      status: 'done',
      created: 1300,
      handled: 1300,
      failed: 0,
    })
    const students = await studentsOf(centre)
    assert.lengthOf(students, 1300)
    assert.deepEqual(
      students.map(({ sequence }) => Number(sequence)),
      Array.from({ length: 1300 }, (_, n) => n + 1)
    )
  }).timeout(60_000)

  test('two people who import at once get students of their own and numbers without gaps', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const lists = [
      many(700),
      many(700).map((row, place) => (place === 0 ? row : [`Other ${row[0]}`, '', ''])),
    ]
    await Promise.all(lists.map((list) => importList(centre, list)))
    const students = await studentsOf(centre)
    assert.deepEqual(
      students.map(({ sequence }) => Number(sequence)),
      Array.from({ length: 1400 }, (_, n) => n + 1)
    )
  }).timeout(60_000)

  test('the table of an import is forgotten once it is over', async ({ assert }) => {
    const centre = await createCentre()
    const id = await startImport(centre, bytesOf([headings, sara]))
    await checkImport(centre, id)
    const { file } = await importRow(centre, id)
    await runImport(centre, id)
    const after = await importRow(centre, id)
    assert.isNull(after.file)
    assert.deepEqual(after.sample, [])
    await assert.rejects(() => new TableStore(centre.id).read(file))
  })
})

/** The table as a process that was killed after its first batch had read it. */
function firstBatchOnly(table: Uint8Array<ArrayBuffer>) {
  const lines = new TextDecoder().decode(table).split('\n').slice(0, 501)
  return new TextEncoder().encode(lines.join('\n'))
}
