import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { ListQuery } from '#core/lists/list_query'
import { db, withTenant } from '#domain/shared/data/database'
import {
  instructorList,
  listInstructors,
} from '#domain/teaching/instructors/queries/list_instructors'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { groupOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { createCourse } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor } from '#tests/helpers/people/instructors'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/instructors'

async function lookUps() {
  const { rows } = await sql<{ times: number }>`
    select (idx_scan + seq_tup_read)::integer as times from pg_stat_xact_user_tables
    where relname = 'instructor_subjects'`.execute(db())
  return rows[0]!.times
}

type Row = { id: string; last_name: string; groups: number; subjects: { code: string }[] }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  const read = async (query = '') => (await visitor.visit(`${path}${query}`)).body().props
  const found = async (query: string) =>
    (await read(query)).instructors.rows.map(({ id }: Row) => id) as string[]
  return { centre, visitor, read, found }
}

test.group('The list of instructors', () => {
  test('C8 shows none, one, eleven and many, page by page', async ({ client, assert }) => {
    const { centre, read } = await setup(client)
    const empty = await read()
    assert.deepInclude(empty.instructors, { rows: [], unfiltered_total: 0 })
    for (const many of [1, 11, 27]) {
      const [{ length }] = [await rowsOf(centre, 'instructors')]
      for (let index = length; index < many; index++) await createInstructor(centre)
      const { instructors } = await read()
      assert.equal(instructors.meta.total, many)
      assert.lengthOf(instructors.rows, Math.min(many, 25))
    }
    const second = (await read('?page=2')).instructors
    assert.deepInclude(second.meta, { page: 2, total: 27 })
    assert.lengthOf(second.rows, 2)
  })

  test('C8 is found by name in either script, number, phone and e-mail', async ({
    client,
    assert,
  }) => {
    const { centre, found } = await setup(client)
    const { id, number } = await createInstructor(centre, {
      firstName: 'أحمد',
      lastName: 'العمري',
      firstNameOther: 'Ahmad',
      phone: '+966501234567',
      email: 'ahmad@centre.test',
    })
    await createInstructor(centre)
    await createInstructor(await createCentre(), { firstName: 'أحمد' })
    for (const words of ['احمد', 'ahmad', number, '٠٥٠١٢٣٤٥٦٧', 'ahmad@centre'])
      assert.deepEqual(await found(`?q=${encodeURIComponent(words)}`), [id], words)
  })

  test('C8 is filtered by what they teach, also by what is archived, and by level', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, read, found } = await setup(client)
    const [maths, physics] = [await subjects.add(centre), await subjects.add(centre)]
    const level = await levels.add(centre)
    const [one, both] = [await createInstructor(centre), await createInstructor(centre)]
    const teaches = (instructor: string, subject: string) =>
      insert(centre, 'instructor_subjects', { instructor_id: instructor, subject_id: subject })
    await teaches(one.id, maths.id)
    await teaches(both.id, maths.id)
    await teaches(both.id, physics.id)
    await insert(centre, 'instructor_levels', { instructor_id: one.id, level_id: level.id })
    assert.sameMembers(await found(`?subject=${maths.id}`), [one.id, both.id])
    assert.deepEqual(await found(`?subject=${physics.id}`), [both.id])
    assert.sameMembers(await found(`?subject=${physics.id},${maths.id}`), [one.id, both.id])
    assert.deepEqual(await found(`?level=${level.id}`), [one.id])
    assert.deepEqual(await found(`?level=${level.id}&subject=${physics.id}`), [])
    assert.deepEqual(await found(`?subject=${uuid()}`), [])

    await visitor.post('/admin/subject-archives', { ids: [physics.id] })
    const named = (options: { id: string }[]) => options.map(({ id }) => id)
    const { options: usual } = await read(`?level=${level.id}`)
    assert.notInclude(named(usual.subjects), physics.id)
    const { options, instructors } = await read(`?subject=${physics.id}`)
    assert.include(named(options.subjects), physics.id)
    assert.equal(instructors.meta.total, 1)
  })

  test('C8 is filtered by status, contract, day and archive', async ({ client, assert }) => {
    const { centre, visitor, found } = await setup(client)
    const applicant = await createInstructor(centre, { status: 'applicant' })
    const employee = await createInstructor(centre, { contract: 'employee' })
    assert.deepEqual(await found('?status=applicant'), [applicant.id])
    assert.lengthOf(await found('?status=applicant,active'), 2)
    assert.deepEqual(await found('?contract=employee'), [employee.id])
    assert.lengthOf(await found('?created_from=2000-01-01'), 2)
    assert.lengthOf(await found('?created_to=2000-01-01'), 0)
    await visitor.post('/admin/instructor-archives', { matching: 'status=applicant' })
    assert.deepEqual(await found(''), [employee.id])
    assert.deepEqual(await found('?archived=true'), [applicant.id])
  })

  test('C8 is sorted by {sort}')
    .with(['name', 'number', 'status', 'created_at'])
    .run(async ({ client, assert }, sort) => {
      const { centre, found } = await setup(client)
      const make = (lastName: string, status: 'active' | 'on_leave') =>
        createInstructor(centre, { lastName, status })
      const first = await make('Abbas', 'active')
      const second = await make('Zaki', 'on_leave')
      assert.deepEqual(await found(`?sort=${sort}&dir=asc`), [first.id, second.id])
      assert.deepEqual(await found(`?sort=${sort}&dir=desc`), [second.id, first.id])
    })

  test('C8 an address that makes no sense shows the usual list', async ({ client, assert }) => {
    const { centre, read } = await setup(client)
    await createInstructor(centre)
    const { instructors } = await read(
      '?status=king&sort=__proto__&page=x&per=-1&q[]=a&subject=x&level[]=1&created_from=never'
    )
    assert.equal(instructors.meta.total, 1)
  })

  test('C8 counts the groups each teaches that go on', async ({ client, assert }) => {
    const { centre, read } = await setup(client)
    const { id } = await createInstructor(centre)
    const course = await createCourse(centre)
    for (const status of ['running', 'open', 'cancelled'])
      await groupOf(centre, { course_id: course, instructor_id: id, status })
    assert.equal((await read()).instructors.rows[0].groups, 2)
  })

  test('C8 reads only what those on the page teach, also when a thousand have just been brought along', async ({
    client,
    assert,
  }) => {
    const { centre } = await setup(client)
    const { id: subject } = await subjects.add(centre)
    await withTenant(centre.id, async () => {
      await sql`
        insert into instructors (id, number, first_name, last_name)
        select gen_random_uuid(), 'X-' || n, 'Omar', 'Last ' || n from generate_series(1, 1000) n`.execute(
        db()
      )
      await sql`
        insert into instructor_subjects (instructor_id, subject_id)
        select id, ${subject} from instructors`.execute(db())
      // A connection keeps the plan it made when there was next to nothing, until the table is counted again
      await sql`discard plans`.execute(db())
      const before = await lookUps()
      const asked = new ListQuery(instructorList, {}).in({ timezone: 'Asia/Riyadh' }, 'en')
      const { rows, meta } = await listInstructors(asked)
      assert.lengthOf(rows, 25)
      assert.equal(meta.total, 1000)
      assert.equal(rows[0]!.subjects.length, 1)
      assert.isAtMost((await lookUps()) - before, 100)
    })
  })

  test('T1 exports what the filter shows, of this centre alone, and no formula', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { number } = await createInstructor(centre, { lastName: '=1+1', contract: 'employee' })
    await createInstructor(centre, { status: 'applicant' })
    await createInstructor(await createCentre(), { firstName: 'Foreign' })
    const csv = (await visitor.get('/admin/instructor-exports?status=active')).text()
    assert.lengthOf(csv.trim().split('\r\n'), 2)
    for (const text of [number, "'=1+1", 'Employee']) assert.include(csv, text)
    const workbook = await visitor.get('/admin/instructor-exports?format=xlsx')
    assert.include(workbook.header('content-type')!, 'spreadsheetml')
  })
})
