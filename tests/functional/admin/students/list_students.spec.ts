import { test } from '@japa/runner'
import { ArchivePeople } from '#domain/people/actions/archive_people'
import { studentRecord } from '#domain/people/students/student_record'
import { system } from '#domain/shared/audit/actor'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

type Row = { number: string; first_name: string }

async function centreWith(count: number) {
  const centre = await createCentre()
  const made: { id: string; number: string }[] = []
  for (let index = 0; index < count; index++) {
    made.push(await createStudent(centre, { firstName: `Student ${index + 1}` }))
  }
  return { centre, made }
}

test.group('The list of students', () => {
  test('shows the newest first with the exact total', async ({ client, assert }) => {
    const { centre, made } = await centreWith(30)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { students, query, can } = (await visitor.visit('/admin/students')).body().props
    assert.deepEqual(students.meta, { page: 1, per: 25, total: 30, is_more: false, last_page: 2 })
    assert.lengthOf(students.rows, 25)
    assert.equal(students.rows[0].number, made[29]!.number)
    assert.equal(students.unfiltered_total, 30)
    assert.deepInclude(can, { create: true, update: true, delete: true, enrol: true })
    assert.deepEqual(query, {
      q: '',
      status: [],
      age: [],
      group: [],
      course: [],
      level: [],
      guardian: [],
      created_from: null,
      created_to: null,
      archived: false,
      sort: 'number',
      dir: 'desc',
      page: 1,
      per: 25,
      view: null,
      columns: [],
    })
  })

  test('shows exactly the fields of a row and nothing else', async ({ client, assert }) => {
    const { centre } = await centreWith(1)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { students } = (await visitor.visit('/admin/students')).body().props
    assert.sameMembers(Object.keys(students.rows[0]), [
      'id',
      'number',
      'first_name',
      'last_name',
      'first_name_other',
      'last_name_other',
      'email',
      'phone_written',
      'photo',
      'status',
      'birth_date',
      'age',
      'groups',
      'guardian',
      'created_at',
      'archived_at',
      'version',
    ])
  })

  test('a page past the end is the last one: {$self}')
    .with(['2', '1000000000', '٢', '99999999999999999999', '1e9'])
    .run(async ({ client, assert }, page) => {
      const { centre } = await centreWith(26)
      const visitor = await signedIn(client, await createAdministrator(centre))
      const path = `/admin/students?page=${encodeURIComponent(page)}`
      const { students } = (await visitor.visit(path)).body().props
      assert.equal(students.meta.page, 2)
      assert.lengthOf(students.rows, 1)
    })

  test('what a query string gets wrong falls back to the default: {$self}')
    .with([
      'page=-1&per=7&sort=password&dir=up&status=gone&archived=perhaps',
      'page=abc&per=1e9',
      'page[]=2&q[]=x&status[a]=active&sort[]=name',
      'created_from=2026-02-31&created_to=yesterday',
      'page=1.5&per=25%27',
    ])
    .run(async ({ client, assert }, queryString) => {
      const { centre } = await centreWith(3)
      const visitor = await signedIn(client, await createAdministrator(centre))
      const response = await visitor.visit(`/admin/students?${queryString}`)
      assert.equal(response.status(), 200)
      const { students, query } = response.body().props
      assert.equal(students.meta.total, 3)
      assert.deepInclude(query, { sort: 'number', dir: 'desc', page: 1, per: 25, status: [] })
    })

  test('sorts by {by} {dir}')
    .with([
      { by: 'name', dir: 'asc', first: 'Amal' },
      { by: 'name', dir: 'desc', first: 'Zaid' },
      { by: 'number', dir: 'asc', first: 'Zaid' },
      { by: 'created_at', dir: 'desc', first: 'Lina' },
      { by: 'status', dir: 'asc', first: 'Amal' },
    ])
    .run(async ({ client, assert }, { by, dir, first }) => {
      const centre = await createCentre()
      await createStudent(centre, { firstName: 'Zaid', lastName: 'Z', status: 'lead' })
      await createStudent(centre, { firstName: 'Amal', lastName: 'A', status: 'active' })
      await createStudent(centre, { firstName: 'Lina', lastName: 'L', status: 'blocked' })
      const visitor = await signedIn(client, await createAdministrator(centre))
      const { students } = (await visitor.visit(`/admin/students?sort=${by}&dir=${dir}`)).body()
        .props
      assert.equal(students.rows[0].first_name, first)
      assert.equal(students.meta.total, 3)
    })

  test('filters by status, several at once, and by archived', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Lead', status: 'lead' })
    await createStudent(centre, { firstName: 'Active', status: 'active' })
    const { id } = await createStudent(centre, { firstName: 'Gone', status: 'active' })
    await new ArchivePeople(studentRecord).execute({
      tenantId: centre.id,
      actor: system,
      ids: [id],
      zone: 'Asia/Riyadh',
      agreed: '',
    })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const names = async (queryString: string) => {
      const { students } = (await visitor.visit(`/admin/students?${queryString}`)).body().props
      assert.equal(students.meta.total, students.rows.length)
      assert.equal(students.unfiltered_total, 2)
      return students.rows.map(({ first_name }: Row) => first_name)
    }
    assert.deepEqual(await names(''), ['Active', 'Lead'])
    assert.deepEqual(await names('status=lead'), ['Lead'])
    assert.deepEqual(await names('status=lead,active'), ['Active', 'Lead'])
    assert.deepEqual(await names('status[]=lead&status[]=active&sort=number&dir=asc'), [
      'Lead',
      'Active',
    ])
    assert.deepEqual(await names('archived=true'), ['Gone'])
    assert.deepEqual(await names('archived=1&status=active'), ['Gone'])
    assert.deepEqual(await names('archived=1&status=lead'), [])
  })

  test('filters by the day a student was added, in the time zone of the centre', async ({
    client,
    assert,
  }) => {
    const { centre } = await centreWith(2)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const total = async (queryString: string) =>
      (await visitor.visit(`/admin/students?${queryString}`)).body().props.students.meta.total
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toLocaleDateString('en-CA', {
        timeZone: 'Asia/Riyadh',
      })
    assert.equal(await total(`created_from=${day(0)}&created_to=${day(0)}`), 2)
    assert.equal(await total(`created_from=${day(1)}`), 0)
    assert.equal(await total(`created_to=${day(-1)}`), 0)
  })

  test('H3 sends a guest to the door and refuses who may not', async ({ client, assert }) => {
    const { centre } = await centreWith(1)
    const asGuest = await guest(client, centre).get('/admin/students')
    assert.equal(asGuest.status(), 302)
    assert.match(asGuest.header('location')!, /\/admin\/login$/)
    const visitor = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.create'])
    )
    assert.equal((await visitor.visit('/admin/students')).status(), 403)
  })

  test('shows no student of another centre', async ({ client, assert }) => {
    const { centre } = await centreWith(2)
    const other = await createCentre()
    await createStudent(other, { firstName: 'Hidden' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const queryString of [
      '',
      'q=Hidden',
      'sort=name',
      'status=active',
      'created_from=2020-01-01',
    ]) {
      const { students } = (await visitor.visit(`/admin/students?${queryString}`)).body().props
      assert.notInclude(JSON.stringify(students.rows), 'Hidden')
    }
  })
})
