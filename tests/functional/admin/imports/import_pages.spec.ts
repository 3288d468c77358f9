import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { importJob } from '#app/jobs/import_job'
import { TableStore } from '#core/imports/table_store'
import type { Permission } from '#domain/access/roles/permissions'
import { db, withTenant } from '#domain/shared/data/database'
import type { tableEndings } from '#domain/shared/choices/file_types'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import {
  bytesOf,
  checkImport,
  importList,
  importRow,
  runImport,
  startImport,
} from '#tests/helpers/imports/imports'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import { workbook, workbookOf } from '#tests/helpers/imports/workbook'

const path = '/admin/imports'
const list = [
  ['الاسم', 'الجوال', 'الجنسية'],
  ['سارة الحربي', '0501234567', 'سعودي'],
  ['عمر خليل', 'x', '=HYPERLINK("http://evil.test")'],
]
const students: Permission[] = ['admin.students.index', 'admin.students.create']
const importing: Permission[] = ['admin.imports.index', 'admin.imports.create']

async function upload(visitor: Visitor, file: Uint8Array, name = 'list.csv', entity = 'students') {
  await visitor.prepare()
  const response = await visitor
    .authentic('POST', path)
    .header('X-Inertia', 'true')
    .fields({ entity })
    .file('file', Buffer.from(file), { filename: name })
  visitor.keep(response.headers()['set-cookie'])
  return response
}

const errorsOf = async (visitor: Visitor) =>
  (await visitor.visit(`${path}/create`)).body().props.errors as Record<string, string>

test.group('Importing by pages', () => {
  test('from the file to the students: columns, check, import, results, undo', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(
      client,
      await createAdministrator(centre, { roles: ['Manager'] })
    )
    const sent = await upload(visitor, bytesOf(list))
    assert.equal(sent.status(), 302)
    const address = sent.header('location')!
    assert.match(address, /^\/admin\/imports\/[0-9a-f-]{36}$/)
    const id = address.slice(path.length + 1)
    const { record } = (await visitor.visit(address)).body().props
    assert.deepInclude(record, { status: 'mapping', total: 2, encoding: 'utf-8', delimiter: ',' })
    assert.deepEqual(record.mapping, ['full_name', 'phone', 'nationality'])

    const mapped = { mapping: record.mapping, policy: 'skip', date_order: 'dmy' }
    const choices = { ...mapped, wrong_cells: 'skip' }
    await visitor.post(`${address}/check`, choices)
    assert.equal((await importRow(centre, id)).status, 'checking')
    await importJob({ tenantId: centre.id, importId: id })
    const checked = (await visitor.visit(address)).body().props
    assert.deepInclude(checked.record, { status: 'checked', to_create: 1, invalid: 1 })
    assert.deepEqual(checked.record.rows[0].problems[0], {
      column: 'phone',
      type: 'phone',
      number: null,
      session: null,
      person: null,
      value: 'x',
    })

    await visitor.post(`${address}/run`)
    await importJob({ tenantId: centre.id, importId: id })
    assert.deepInclude((await visitor.visit(address)).body().props.record, {
      status: 'done',
      created: 1,
    })
    const results = await visitor.set('locale', 'ar').get(`${address}/results`)
    const [head, made, failed] = results.text().split('\r\n')
    assert.equal(head, '\uFEFFالصف,النتيجة,الرقم,السبب,الاسم,الجوال,الجنسية')
    assert.match(made!, /^2,أُضيف,S-260001,,/)
    assert.include(failed!, 'الهاتف: رقم الهاتف غير صحيح')
    assert.include(failed!, `"'=HYPERLINK`)

    await visitor.post(`${address}/undo`)
    await importJob({ tenantId: centre.id, importId: id })
    assert.isEmpty(await rowsOf(centre, 'students'))
  })

  test('one wrong cell of many rows is told once, left empty unless the rows are to be skipped', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const rows = Array.from({ length: 50 }, (_, n) => [`Student Number${n}`, 'none', ''])
    const wrong = [['Lonely', '', '']]
    const text = [['Name', 'Phone', 'DOB'], ...rows, ...wrong, ['Sara Haddad', '', '1/2/2015']]
    const address = (await upload(visitor, bytesOf(text))).header('location')!
    const id = address.slice(path.length + 1)
    const work = () => importJob({ tenantId: centre.id, importId: id })
    const shown = async () => (await visitor.visit(address)).body().props
    const { record } = await shown()
    const choices = { mapping: record.mapping, policy: 'skip', date_order: 'dmy' }

    await visitor.post(`${address}/check`, { ...choices, wrong_cells: 'skip' })
    await work()
    assert.deepInclude((await shown()).record, { to_create: 1, invalid: 51, wrong_cells: 'skip' })
    await visitor.post(`${address}/check`, { ...choices, wrong_cells: 'empty' })
    await work()
    const checked = await shown()
    assert.deepInclude(checked.record, { to_create: 51, invalid: 1, wrong_cells: 'empty' })
    const phone = { column: 'phone', type: 'phone', count: 50, values: ['none'] }
    assert.deepEqual(checked.faults, [
      { ...phone, is_taken: true },
      { column: 'full_name', type: 'one_name', is_taken: false, count: 1, values: ['Lonely'] },
    ])

    await visitor.post(`${address}/run`)
    await work()
    const done = await shown()
    assert.deepInclude(done.record, { created: 51, failed: 1 })
    assert.deepInclude(done.faults[0], phone)
    const results = (await visitor.get(`${address}/results`)).text()
    assert.match(results, /2,Added,S-260001,Phone: isn’t a phone number,/)

    const [student] = await rowsOf(centre, 'students', { first_name: 'Sara' })
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', student.id)
        .execute()
    )
    await visitor.post(`${address}/undo`)
    await work()
    const undone = await shown()
    assert.deepEqual(
      undone.record.rows.map(({ number }: { number: string }) => number),
      [student.number]
    )
    assert.isEmpty(undone.faults)
  })

  test('a cell that contradicts another is left empty, and its row is taken', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createCourse(centre, { title_en: 'Algebra' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const headings = ['Course', 'First day', 'Last day', 'Seats', 'Minimum']
    const row = ['Algebra', '8/9/2026', '1/9/2026', '8', '9']
    const file = bytesOf([headings, row])
    const address = (await upload(visitor, file, 'list.csv', 'groups')).header('location')!
    const id = address.slice(path.length + 1)
    const { mapping } = (await visitor.visit(address)).body().props.record
    await visitor.post(`${address}/check`, { mapping, policy: 'skip', date_order: 'dmy' })
    await importJob({ tenantId: centre.id, importId: id })
    await visitor.post(`${address}/run`)
    await importJob({ tenantId: centre.id, importId: id })
    const { record, faults } = (await visitor.visit(address)).body().props
    assert.deepInclude(record, { status: 'done', created: 1 })
    assert.sameMembers(
      faults.map(({ type }: { type: string }) => type),
      ['above_seats', 'order']
    )
    const [made] = await rowsOf(centre, 'groups')
    assert.deepInclude(made, { ends_on: null, min_students: null, capacity: 8 })
  })

  test('T23 what is no list is an error under the file, in the language of the page: {0}')
    .with([
      ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 1]), 'ليس'],
      ['an .xls of older Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 161, 177, 26]), 'XLSX'],
      [
        'a web page called .xls',
        bytesOf('<html><table><tr><td>Name</td></tr></table>'),
        'صفحة ويب',
      ],
      ['an empty file', new Uint8Array([32]), 'فارغ'],
      ['a bomb', workbook([], { 'xl/worksheets/sheet1.xml': new Uint8Array(80_000_000) }), 'أكبر'],
    ] as [string, Uint8Array, string][])
    .run(async ({ client, assert }, [, file, word]) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      visitor.set('locale', 'ar')
      assert.equal((await upload(visitor, file, 'list.xls')).status(), 302)
      assert.include((await errorsOf(visitor)).file, word)
      assert.isEmpty(await rowsOf(centre, 'imports'))
    })

  test('2.3 every ending that is offered is read, whatever a name ends in', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const files: Record<(typeof tableEndings)[number] | 'dat', Uint8Array> = {
      csv: bytesOf(list),
      txt: bytesOf('Name\tNotes\nReem Trial\tx\n'),
      tsv: bytesOf('Name\tNotes\nReem Trial\tx\n'),
      xlsx: workbook(list),
      xlsm: workbook(list, { 'xl/vbaProject.bin': new Uint8Array([1]) }),
      dat: bytesOf(list),
    }
    for (const [ending, file] of Object.entries(files)) {
      const { location } = (await upload(visitor, file, `list.${ending}`)).headers()
      assert.match(location!, /^\/admin\/imports\/[0-9a-f-]{36}$/, ending)
    }
  })

  test('2.3 another sheet of a workbook is chosen, its columns are guessed anew', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const file = workbookOf([
      {
        name: '2026',
        rows: [
          ['Name', 'Phone'],
          ['Sara Haddad', '0501234567'],
          ['Omar', ''],
        ],
      },
      {
        name: '2025',
        rows: [
          ['DOB', 'Name'],
          ['13/1/2012', 'Reem Trial'],
        ],
      },
      { name: 'Empty', rows: [] },
    ])
    const address = (await upload(visitor, file, 'list.xlsx')).header('location')!
    const id = address.slice(path.length + 1)
    const record = async () => (await visitor.visit(address)).body().props.record
    const sheets = [
      { name: '2026', total: 2 },
      { name: '2025', total: 1 },
    ]
    const first = { sheet: 0, total: 2, sheets, mapping: ['full_name', 'phone'] }
    assert.deepInclude(await record(), first)
    await checkImport(centre, id)

    await visitor.put(`${address}/sheet`, { sheet: 1 })
    const second = { headings: ['DOB', 'Name'], mapping: ['birth_date', 'full_name'], total: 1 }
    assert.deepInclude(await record(), { ...second, sheet: 1, status: 'mapping', to_create: 0 })
    assert.isEmpty(await rowsOf(centre, 'import_rows', { import_id: id }))

    await visitor.put(`${address}/sheet`, { sheet: 2 })
    const { errors } = (await visitor.visit(address)).body().props
    assert.match(errors.sheet, /no such sheet/)
    await checkImport(centre, id)
    assert.deepInclude(await runImport(centre, id), { created: 1, sheets: [], sample: [] })
    const [{ birth_date: day }] = await rowsOf(centre, 'students')
    assert.equal(day, '2012-01-13')
    assert.isEmpty(await new TableStore(centre.id).keys())
    await visitor.put(`${address}/sheet`, { sheet: 0 })
    assert.deepInclude(await importRow(centre, id), { status: 'done', sheet: 1 })
  })

  test('columns that are missing or chosen twice are told, nothing is checked', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await startImport(centre, bytesOf(list))
    const choose = async (mapping: (string | null)[]) => {
      await visitor.post(`${path}/${id}/check`, { mapping, policy: 'skip', date_order: 'dmy' })
      return (await visitor.visit(`${path}/${id}`)).body().props.errors.mapping
    }
    assert.equal(
      await choose(['phone', null, null]),
      'One of the columns must be imported as: Full name / First name.'
    )
    assert.equal(
      await choose(['full_name', 'phone', 'phone']),
      'Two columns are imported as “Phone”. Leave one of them out.'
    )
    assert.equal((await importRow(centre, id)).status, 'mapping')
  })

  test('a step that somebody else took already is not taken twice', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { id } = await importList(centre, list)
    for (const step of ['check', 'run']) {
      const body = { mapping: ['full_name', 'phone', null], policy: 'skip', date_order: 'dmy' }
      assert.equal((await visitor.post(`${path}/${id}/${step}`, body)).status(), 302)
    }
    assert.equal((await visitor.delete(`${path}/${id}`)).status(), 303)
    assert.deepInclude(await importRow(centre, id), { status: 'done', created: 2 })
  })

  test('an import that wrote nothing is discarded with its table', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await startImport(centre, bytesOf(list))
    await visitor.delete(`${path}/${id}`)
    assert.isEmpty(await rowsOf(centre, 'imports'))
  })

  test('a table that no import names is swept, a day after it came', async ({
    assert,
    cleanup,
  }) => {
    const store = new TableStore((await createCentre()).id)
    const [named, lost] = [await store.keep(bytesOf(list)), await store.keep(bytesOf(list))]
    await store.sweep(new Set())
    cleanup(freezeClock('2100-01-01T00:00Z'))
    await store.sweep(new Set([named]))
    assert.isNotEmpty(await store.read(named))
    await assert.rejects(() => store.read(lost))
  })

  test('the template names our columns in the language of the page and is read back', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const locale of ['en', 'ar']) {
      const file = (
        await visitor.set('locale', locale).get(`${path}/template?entity=students`)
      ).text()
      const done = await importList(centre, file, { policy: 'create' })
      assert.deepInclude(done, { created: 1, failed: 0 }, locale)
    }
  })

  test('that of a timetable shows its shapes; a student of it must be there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const centre = await createCentre()
    await createGroup(centre, { code: 'GRP-001' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    cleanup(freezeClock('2026-09-01T12:00Z'))
    for (const locale of ['en', 'ar']) {
      const template = await visitor.set('locale', locale).get(`${path}/template?entity=sessions`)
      const id = await startImport(centre, bytesOf(template.text()), 'sessions')
      const checked = await checkImport(centre, id)
      assert.deepInclude(checked, { to_create: 2, invalid: 1, sessions_planned: 33 }, locale)
    }
  })
})

test.group('Who may import', () => {
  const who = async (permissions: Permission[]) =>
    createAdministratorWho(await createCentre(), permissions)

  test('H3 both the import and the area are needed', async ({ client, assert }) => {
    const status = async (account: Account) =>
      (await upload(await signedIn(client, account), bytesOf(list))).status()
    assert.equal(await status(await who([...importing, ...students])), 302)
    assert.equal(await status(await who(importing)), 403)
    assert.equal(await status(await who(students)), 403)
  })

  test('H3 an import is shown only to who may see such records', async ({ client, assert }) => {
    const account = await who(importing)
    const { id } = await importList(account.centre, list)
    const visitor = await signedIn(client, account)
    assert.equal((await visitor.get(`${path}/${id}`)).status(), 403)
    assert.equal((await visitor.get(`${path}/${id}/results`)).status(), 403)
    assert.isEmpty((await visitor.visit(path)).body().props.imports.rows)
  })

  test('H3 changing records needs the permission to change, undoing for others the one to delete', async ({
    client,
    assert,
  }) => {
    const account = await who([...importing, ...students])
    const visitor = await signedIn(client, account)
    const id = await startImport(account.centre, bytesOf(list))
    const body = { mapping: ['full_name', null, null], policy: 'update', date_order: 'dmy' }
    assert.equal((await visitor.post(`${path}/${id}/check`, body)).status(), 403)
    const { id: done } = await importList(account.centre, list)
    assert.equal((await visitor.post(`${path}/${done}/undo`)).status(), 403)
    await withTenant(account.centre.id, () =>
      db()
        .updateTable('imports')
        .set({ step: 'undo', status: 'stopped' })
        .where('id', '=', done)
        .execute()
    )
    assert.equal((await visitor.post(`${path}/${done}/run`)).status(), 403)
  })

  test('H3 a timetable needs the permission to schedule, and is made in one’s own branches alone', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    await createGroup(centre, { code: 'HERE' })
    await createGroup(centre, { code: 'THERE', branchId: north })
    const timetable = bytesOf([
      ['Group', 'Date', 'Start', 'End'],
      ['HERE', '2027-03-01', '17:00', '18:00'],
      ['THERE', '2027-03-01', '17:00', '18:00'],
    ])
    const sent = async (permissions: Permission[]) => {
      const account = await createAdministratorWho(centre, permissions, { branches: [north] })
      const visitor = await signedIn(client, account)
      return [visitor, await upload(visitor, timetable, 'list.csv', 'sessions')] as const
    }
    const [, refused] = await sent([...importing, ...students, 'admin.sessions.index'])
    assert.equal(refused.status(), 403)
    const [visitor, taken] = await sent([
      ...importing,
      ...(['admin.sessions.index', 'admin.sessions.create'] as const),
    ])
    const address = taken.header('location')!
    const importId = address.slice(path.length + 1)
    const { mapping } = (await visitor.visit(address)).body().props.record
    await visitor.post(`${address}/check`, { mapping, policy: 'skip', date_order: 'dmy' })
    await importJob({ tenantId: centre.id, importId })
    await visitor.post(`${address}/run`)
    await importJob({ tenantId: centre.id, importId })
    const { record } = (await visitor.visit(address)).body().props
    assert.containsSubset(record, {
      ...{ created: 1, failed: 1, sessions_made: 1 },
      rows: [{ row: 2, problems: [{ column: 'group', type: 'unknown', value: 'HERE' }] }],
    })
    const results = (await visitor.get(`${address}/results`)).text()
    assert.match(results, /3,Added,1,,/)
  })

  test("T4 another centre's import is as absent as none", async ({ client, assert }) => {
    const { id } = await importList(await createCentre(), list)
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    for (const address of [`${path}/${id}`, `${path}/${id}/results`]) {
      const absent = address.replace(id, uuid())
      const [foreign, none] = [await visitor.get(address), await visitor.get(absent)]
      assert.equal(foreign.status(), 404)
      assert.equal(none.status(), 404)
    }
    assert.equal((await visitor.put(`${path}/${id}/sheet`, { sheet: 0 })).status(), 404)
    const match = { row: 2, is_same: true }
    assert.equal((await visitor.put(`${path}/${id}/matches`, match)).status(), 404)
    for (const step of ['check', 'run', 'undo']) {
      assert.equal((await visitor.post(`${path}/${id}/${step}`)).status(), 404)
    }
    assert.equal((await visitor.delete(`${path}/${id}`)).status(), 404)
  })
})
