import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { Permission } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import {
  bytesOf,
  checkImport,
  importRow,
  runImport,
  startImport,
  undoImport,
} from '#tests/helpers/imports/imports'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const list = [
  ['Name', 'Name in English', 'Phone'],
  ['محمد عبد الرحمن الحربي', '', '0501234501'],
  ['محمد الحربي', '', '0501234502'],
  ['سارة الحربي', 'Sarah Harby', '0501234503'],
  ['Omar Khalil', '', '0501234504'],
  ['نورة', '', '0501234505'],
]

const importing: Permission[] = [
  ...(['admin.imports.index', 'admin.imports.create'] as const),
  ...(['admin.students.index', 'admin.students.create'] as const),
]

type Answer = { name: string; other: string | null }

async function checkedList(centre: Centre, rows = list, entity: ImportEntity = 'students') {
  const id = await startImport(centre, bytesOf(rows), entity)
  await checkImport(centre, id)
  return id
}

const answer = (visitor: Visitor, id: string, names: unknown, page = 1) =>
  visitor.put(`/admin/imports/${id}/names?page=${page}`, { names })

const shown = async (visitor: Visitor, id: string, page = 1) =>
  (await visitor.visit(`/admin/imports/${id}?page=${page}`)).body().props

const manager = async (client: ApiClient, centre: Centre) =>
  signedIn(client, await createAdministrator(centre, { roles: ['Manager'] }))

const studentCalled = async (centre: Centre, phone: string) => {
  const [student] = await rowsOf(centre, 'students', { phone })
  const { first_name_other: first, last_name_other: last, name_keys: keys } = student
  return { first, last, keys }
}

test.group('Names of an import in the other language', () => {
  test('are counted while the list is checked, each name once a row, and suggested the commonest first', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, {
      ...{ firstName: 'محمد', lastName: 'خالد' },
      ...{ firstNameOther: 'Mohamad', lastNameOther: 'Khalid' },
    })
    const visitor = await manager(client, centre)
    const id = await checkedList(centre)
    assert.deepInclude(await importRow(centre, id), { to_create: 4, invalid: 1, one_script: 3 })
    const { names, record } = await shown(visitor, id)
    assert.equal(record.one_script, 3)
    assert.deepEqual(names.meta, { page: 1, total: 5, accepted: 0, last_page: 1 })
    const asked = (name: string) => names.rows.find((row: { name: string }) => row.name === name)
    assert.deepEqual(asked('محمد'), { name: 'محمد', times: 2, other: null, suggested: 'Mohamad' })
    assert.deepInclude(asked('الحربي'), { times: 2, suggested: 'Al-Harbi' })
    assert.deepInclude(asked('عبد الرحمن'), { times: 1, suggested: 'Abdulrahman' })
    assert.deepInclude(asked('Omar'), { times: 1, suggested: 'عمر' })
    assert.deepEqual(
      names.rows.map(({ times }: { times: number }) => times),
      [2, 2, 1, 1, 1]
    )
  })

  test('are written where they were accepted, the file’s own cells as they are, and undone with the rest', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await manager(client, centre)
    const id = await checkedList(centre)
    const answers: Answer[] = [
      { name: 'محمد', other: ' Muhammad ' },
      { name: 'الحربي', other: 'Alharbi' },
      { name: 'عبد الرحمن', other: null },
      { name: 'Omar', other: 'عمر' },
    ]
    const response = await answer(visitor, id, answers)
    assert.equal(response.header('location'), `/admin/imports/${id}?page=1`)
    const other = await shown(await manager(client, centre), id)
    assert.equal(other.names.meta.accepted, 3)
    const kept = Object.fromEntries(
      other.names.rows.map((row: { name: string; other: string | null }) => [row.name, row.other])
    )
    const accepted = { محمد: 'Muhammad', الحربي: 'Alharbi', Omar: 'عمر' }
    assert.deepEqual(kept, { ...accepted, 'عبد الرحمن': '', 'Khalil': null })

    const done = await runImport(centre, id)
    assert.deepInclude(done, { created: 4, paired: 1 })
    const whole = await studentCalled(centre, '+966501234502')
    assert.deepInclude(whole, { first: 'Muhammad', last: 'Alharbi' })
    assert.include(whole.keys, '^mh')
    for (const half of ['+966501234501', '+966501234504'])
      assert.deepInclude(await studentCalled(centre, half), { first: null, last: null })
    const own = await studentCalled(centre, '+966501234503')
    assert.deepInclude(own, { first: 'Sarah', last: 'Harby' })
    assert.isEmpty(await rowsOf(centre, 'import_names'))
    assert.deepInclude(await undoImport(centre, id), { undone: 4, kept: 0 })
    assert.isEmpty(await rowsOf(centre, 'students'))
  })

  test('are never written unless somebody accepted them; those of guardians and instructors too', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const untouched = await checkedList(centre)
    assert.deepInclude(await runImport(centre, untouched), { created: 4, paired: 0 })
    assert.isNull((await studentCalled(centre, '+966501234502')).first)
    const visitor = await manager(client, centre)
    for (const entity of ['guardians', 'instructors'] as const) {
      const id = await checkedList(centre, list, entity)
      await answer(visitor, id, [
        { name: 'Omar', other: 'عمر' },
        { name: 'Khalil', other: 'خليل' },
      ])
      await runImport(centre, id)
      const [omar] = await rowsOf(centre, entity, { phone: '+966501234504' })
      assert.deepInclude(omar, { first_name_other: 'عمر', last_name_other: 'خليل' })
    }
  })

  test('leave people who are here already alone', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'محمد', lastName: 'الحربي', phone: '+966501234502' })
    const id = await startImport(centre, bytesOf(list))
    await checkImport(centre, id, { policy: 'update' })
    assert.deepInclude(await importRow(centre, id), { to_update: 1, one_script: 2 })
    const visitor = await manager(client, centre)
    const { names } = await shown(visitor, id)
    await answer(
      visitor,
      id,
      names.rows.map(({ name }: Answer) => ({ name, other: /^\w/.test(name) ? 'عمر' : 'Omar' }))
    )
    assert.deepInclude(await runImport(centre, id), { created: 3, paired: 2 })
    assert.isNull((await studentCalled(centre, '+966501234502')).first)
  })

  test('stay accepted when the rows are checked again, and count anew', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await manager(client, centre)
    const id = await checkedList(centre)
    await answer(visitor, id, [{ name: 'محمد', other: 'Muhammad' }])
    await checkImport(centre, id, { wrongCells: 'skip' })
    const { names } = await shown(visitor, id)
    assert.deepInclude(names.rows[0], { times: 2 })
    assert.deepEqual(names.meta, { page: 1, total: 5, accepted: 1, last_page: 1 })
  })

  test('come a page at a time, in one order', async ({ client, assert }) => {
    const centre = await createCentre()
    const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']
    const rows = letters.map((letter, at) => [`سم${letter} كريم`, '', `05012340${10 + at}`])
    const id = await checkedList(centre, [list[0]!, ...rows])
    const visitor = await manager(client, centre)
    const first = (await shown(visitor, id)).names
    const second = (await shown(visitor, id, 2)).names
    assert.deepInclude(first.rows[0], { name: 'كريم', times: 28 })
    assert.deepEqual(first.meta, { page: 1, total: 29, accepted: 0, last_page: 2 })
    assert.deepInclude(second.meta, { page: 2, total: 29 })
    const names = [...first.rows, ...second.rows].map(({ name }: Answer) => name)
    assert.lengthOf(new Set(names), 29)
    for (const odd of ['0', '-3', '99', 'x', '1e99']) {
      const { meta } = (await visitor.visit(`/admin/imports/${id}?page=${odd}`)).body().props.names
      assert.equal(meta.page, 1, odd)
    }
  })

  test('are learned only from people whom the importer may see', async ({ client, assert }) => {
    const centre = await createCentre()
    const pair = { firstNameOther: 'Xyqqan', lastNameOther: 'Vurblat' }
    await createStudent(centre, { firstName: 'زيقان', lastName: 'فربلات', ...pair })
    const rows = [
      ['Name', 'Phone'],
      ['زيقان فربلات', '0501234501'],
    ]
    const id = await checkedList(centre, rows, 'guardians')
    const guardians: Permission[] = ['admin.guardians.index', 'admin.guardians.create']
    const permissions = [...importing.slice(0, 2), ...guardians]
    const blind = await signedIn(client, await createAdministratorWho(centre, permissions))
    const suggested = async (visitor: Visitor) =>
      (await shown(visitor, id)).names.rows.map((row: { suggested: string }) => row.suggested)
    assert.notInclude(await suggested(blind), 'Xyqqan')
    assert.includeMembers(await suggested(await manager(client, centre)), ['Xyqqan', 'Vurblat'])
  })
})

test.group('Accepting names of an import', (group) => {
  let centre: Centre
  let id: string
  group.setup(async () => {
    centre = await createCentre()
    id = await checkedList(centre)
  })

  const accepted = async () =>
    (await rowsOf(centre, 'import_names', { import_id: id })).filter(({ other }) => other !== null)

  test('is refused without {$self}')
    .with(importing.filter((permission) => !permission.endsWith('.index')))
    .run(async ({ client, assert }, missing) => {
      const permissions = importing.filter((permission) => permission !== missing)
      const account = await createAdministratorWho(centre, permissions)
      const visitor = await signedIn(client, account)
      const response = await answer(visitor, id, [{ name: 'محمد', other: 'Muhammad' }])
      assert.equal(response.status(), 403)
      const { names } = await shown(visitor, id)
      assert.isNull(names)
      assert.isEmpty(await accepted())
    })

  test('of another centre is not found', async ({ client, assert }) => {
    const elsewhere = await manager(client, await createCentre())
    const response = await answer(elsewhere, id, [{ name: 'محمد', other: 'Muhammad' }])
    assert.equal(response.status(), 404)
    assert.isEmpty(await accepted())
  })

  test('is refused under its field: {name} as {other}')
    .with([
      { name: 'محمد', other: 'محمد', says: 'Use Latin letters' },
      { name: 'Omar', other: 'Omar', says: 'Use Arabic letters' },
      { name: 'محمد', other: 'a'.repeat(61), says: 'This field should be at most 60' },
      { name: 'محمد', other: '123', says: 'Use Latin letters' },
      { name: 'Nobody', other: 'محمد', says: 'This name isn’t in the import any more' },
      { name: "'); --", other: 'محمد', says: 'This name isn’t in the import any more' },
    ])
    .run(async ({ client, assert }, { says, ...wrong }) => {
      const visitor = await manager(client, centre)
      const right = { name: 'الحربي', other: 'Al-Harbi' }
      await answer(visitor, id, [right, wrong])
      const { errors } = await shown(visitor, id)
      assert.match(errors['names.1.other'], new RegExp(`^${says}`))
      assert.isEmpty(await accepted())
    })

  test('takes no more than a page, and nothing odd', async ({ client, assert }) => {
    const visitor = await manager(client, centre)
    const one = { name: 'محمد', other: 'Muhammad' }
    const nul = [{ name: 'محمد\u0000', other: 'Mohamed' }]
    for (const names of [
      Array(26).fill(one),
      [],
      'x',
      [7],
      [{ name: ['a'], other: { b: 1 } }],
      nul,
    ]) {
      await answer(visitor, id, names)
      assert.isNotEmpty((await shown(visitor, id)).errors)
    }
    assert.isEmpty(await accepted())
  })

  test('is over once the import has begun, which the page says', async ({ client, assert }) => {
    const ran = await checkedList(centre, [list[0]!, ['ليلى الحربي', '', '0501234599']])
    await runImport(centre, ran)
    const visitor = await manager(client, centre)
    await answer(visitor, ran, [{ name: 'ليلى', other: 'Layla' }])
    const page = (await visitor.visit(`/admin/imports/${ran}`)).body()
    assert.include(JSON.stringify(page.flash ?? page.props), 'The import has moved on')
    assert.isNull(page.props.names)
    const [layla] = await rowsOf(centre, 'students', { phone: '+966501234599' })
    assert.isNull(layla.first_name_other)
  })
})
