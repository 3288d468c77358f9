import { test } from '@japa/runner'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

const path = '/admin/student-exports'

test.group('Exporting students', () => {
  test('holds what the filter shows, with headers, as a file', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(centre, {
      firstName: 'أحمد',
      lastName: 'Odeh, "Jr"',
      phone: '+966501234567',
    })
    await createStudent(centre, { firstName: 'Left', status: 'left' })
    await createStudent(await createCentre(), { firstName: 'Foreign' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const response = await visitor.get(`${path}?status=active`)
    assert.equal(response.status(), 200)
    assert.equal(response.header('content-type'), 'text/csv; charset=utf-8')
    assert.match(
      response.header('content-disposition')!,
      /^attachment; filename="students-[a-z0-9-]+-\d{4}-\d\d-\d\d\.csv"$/
    )
    const [head, ...lines] = response.text().split('\r\n')
    assert.isTrue(head!.startsWith('\uFEFFNumber,First name,'))
    assert.lengthOf(lines, 2)
    assert.include(lines[0], `أحمد,"Odeh, ""Jr""",`)
    assert.include(lines[0], `,Active,`)
    assert.equal(lines[1], '')
  })

  test('writes words, not codes, and the trail tells how many rows went out', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { gender: 'female', nationality: 'JO' })
    await createStudent(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    assert.include((await visitor.get(path)).text(), ',Active,Female,,Jordan,')
    const arabic = (await visitor.set('locale', 'ar').get(`${path}?q=nobody`)).text()
    assert.lengthOf(arabic.trim().split('\r\n'), 1)
    const told = await rowsOf(centre, 'audit_events', { action: 'exports.create' })
    assert.deepEqual(
      told.map(({ after }) => after).sort((one, other) => other.rows - one.rows),
      [
        { list: 'students', rows: 2, format: 'csv' },
        { list: 'students', rows: 0, format: 'csv' },
      ]
    )
  })

  test('a cell never starts a formula: {$self}')
    .with(['=1+1', '+1', '-1', '@sum', '＝1', '＋1', '－1', '＠a'])
    .run(async ({ client, assert }, schoolName) => {
      const centre = await createCentre()
      await createStudent(centre, { schoolName })
      const visitor = await signedIn(client, await createAdministrator(centre))
      assert.include((await visitor.get(path)).text(), `,'${schoolName},`)
    })

  test('speaks the language of the page', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const text = (await visitor.set('locale', 'ar').get(path)).text()
    assert.include(text, 'الاسم الأول')
    assert.include(text, 'نشط')
  })

  test('streams every row of many batches, each once', async ({ client, assert }) => {
    const centre = await createCentre()
    await seedDemoStudents({ id: centre.id, country: 'SA' }, 2300)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const live = (await visitor.visit('/admin/students')).body().props.students.meta.total
    const rows = (await visitor.get(path)).text().trim().split('\r\n').slice(1)
    assert.lengthOf(rows, live)
    assert.equal(new Set(rows.map((row: string) => row.split(',')[0])).size, live)
  })

  test('H3 is for those who may see the list', async ({ client, assert }) => {
    const centre = await createCentre()
    assert.equal((await guest(client, centre).get(path)).status(), 302)
    const writer = await createAdministratorWho(centre, ['admin.students.update'])
    assert.equal((await (await signedIn(client, writer)).get(path)).status(), 403)
  })
})
