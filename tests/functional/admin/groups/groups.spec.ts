import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import {
  createCourse,
  createGroup,
  enrolled,
  groupRow,
  rowIn,
} from '#tests/helpers/teaching/groups'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/groups'

async function setup(client: Parameters<typeof signedIn>[0], roles?: string[]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre, { roles }))
  return { centre, visitor }
}

const minimal = (course_id: string) => ({
  course_id,
  work_type: 'in_person',
  starts_on: '2026-12-01',
  capacity: '12',
})

const errorsOf = async (visitor: Visitor, at: string) =>
  (await visitor.visit(at)).body().props.errors as Record<string, string>

test.group('Groups by pages', () => {
  test('C11 its end says how many sessions to come it calls off, and does', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const groupId = await createGroup(centre, { status: 'running' })
    const hour = { group_id: groupId, type: 'regular' }
    await writeSession(centre, '2020-01-06T10:00Z', '2020-01-06T11:00Z', hour)
    await writeSession(centre, '2099-01-06T10:00Z', '2099-01-06T11:00Z', hour)
    const ahead = async () =>
      (await visitor.visit(`${path}/${groupId}`)).body().props.sessions_ahead as number
    assert.equal(await ahead(), 1)
    await visitor.put(`${path}/${groupId}/status`, { status: 'completed', reason: 'Course over' })
    assert.equal(await ahead(), 0)
    const statuses = (await rowsOf(centre, 'class_sessions')).map((row) => row.status).sort()
    assert.deepEqual(statuses, ['cancelled', 'scheduled'])
  })

  test('C11 opens a group: normalised, priced by the settings, titled as its course', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const course = await createCourse(centre)
    const response = await visitor.post(path, {
      ...minimal(course),
      starts_on: '٢٠٢٦-١٢-٠١',
      capacity: '١٢',
      price: '١٬٢٥٠٫٥',
      billing_mode: 'per_session',
      gender_policy: 'female',
      min_age: '9',
      max_age: '12',
      online_url: 'https://meet.test/room',
      colour: '#168080',
      notes: 'سطر\nline',
      status: 'draft',
    })
    assert.equal(response.status(), 302)
    const [group] = await rowsOf(centre, 'groups')
    assert.match(response.header('location')!, new RegExp(`${path}/${group.id}$`))
    assert.deepInclude(await rowIn(centre, 'groups', group.id), {
      code: 'GRP-001',
      title_en: 'Mathematics 1',
      title_ar: 'الرياضيات 1',
      starts_on: '2026-12-01',
      capacity: 12,
      price: '125050',
      currency: 'USD',
      exponent: 2,
      billing_mode: 'per_session',
      gender_policy: 'female',
      online_url: 'https://meet.test/room',
      status: 'draft',
    })
    const [audit] = await auditOf(centre, group.id)
    assert.equal(audit.action, 'groups.create')
  })

  test('C11 refuses {field} "{value}" and stores nothing')
    .with([
      { field: 'course_id', value: 'none' },
      { field: 'course_id', value: '019384f0-0000-7000-8000-000000000000' },
      { field: 'work_type', value: 'asleep' },
      { field: 'starts_on', value: '2026-02-30' },
      { field: 'ends_on', value: '2026-11-30' },
      { field: 'capacity', value: '0' },
      { field: 'capacity', value: 'many' },
      { field: 'min_students', value: '13' },
      { field: 'max_age', value: '200' },
      { field: 'offer_hours', value: '0' },
      { field: 'price', value: '-1' },
      { field: 'price', value: '1.2.3' },
      { field: 'colour', value: 'red' },
      { field: 'online_url', value: 'javascript:alert(1)' },
      { field: 'code', value: 'x'.repeat(21) },
      { field: 'instructor_id', value: '019384f0-0000-7000-8000-000000000000' },
      { field: 'assistant_ids', value: ['019384f0-0000-7000-8000-000000000000'] },
      { field: 'next_group_id', value: '019384f0-0000-7000-8000-000000000000' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, visitor } = await setup(client)
      const course = await createCourse(centre)
      await visitor.post(path, { ...minimal(course), [field]: value })
      const errors = await errorsOf(visitor, `${path}/create`)
      assert.deepEqual(Object.keys(errors), [field])
      assert.notMatch(errors[field]!, /translation missing|\{/)
      assert.lengthOf(await rowsOf(centre, 'groups'), 0)
    })

  test('T4 refuses the course of another centre', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const theirs = await createCourse(await createCentre())
    await visitor.post(path, minimal(theirs))
    assert.deepEqual(Object.keys(await errorsOf(visitor, `${path}/create`)), ['course_id'])
    assert.lengthOf(await rowsOf(centre, 'groups'), 0)
  })

  test('C11 ignores what the form does not have', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const extra = { seats_taken: 9, waiting: 9, version: 7, tenant_id: 'x', status_reason: 'x' }
    await visitor.post(path, { ...minimal(await createCourse(centre)), ...extra })
    const [group] = await rowsOf(centre, 'groups')
    assert.deepInclude(group, { seats_taken: 0, waiting: 0, version: 1, status_reason: null })
  })

  test('C11 changes a group unless somebody saved it meanwhile', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const id = await createGroup(centre)
    const { course_id: course, code } = await groupRow(centre, id)
    const form = { ...minimal(course), title_en: 'Morning', capacity: 5 }
    await visitor.put(`${path}/${id}`, { ...form, version: 1 })
    assert.deepInclude(await groupRow(centre, id), {
      title_en: 'Morning',
      capacity: 5,
      code,
      version: 2,
    })
    await visitor.put(`${path}/${id}`, { ...form, title_en: 'Late', version: 1 })
    assert.property(await errorsOf(visitor, `${path}/${id}/edit`), 'version')
    assert.deepInclude(await groupRow(centre, id), { title_en: 'Morning' })
    await visitor.put(`${path}/${id}`, { ...form, version: 2 })
    assert.deepInclude(await groupRow(centre, id), { version: 2 })
  })

  test('C11 the capacity cannot fall below the seats in use, nor a code be given twice', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const id = await createGroup(centre, { capacity: 3 })
    const other = await createGroup(centre)
    await enrolled(centre, id)
    await enrolled(centre, id)
    const { course_id: course } = await groupRow(centre, id)
    await visitor.put(`${path}/${id}`, { ...minimal(course), capacity: 1, version: 1 })
    assert.equal(
      (await errorsOf(visitor, `${path}/${id}/edit`)).capacity,
      '2 seats are taken: you can’t have fewer'
    )
    const { code } = await groupRow(centre, other)
    await visitor.put(`${path}/${id}`, { ...minimal(course), code, version: 1 })
    assert.property(await errorsOf(visitor, `${path}/${id}/edit`), 'code')
    assert.deepInclude(await groupRow(centre, id), { capacity: 3, version: 1 })
  })

  test('C11 lists by course, seats and status, and finds by either title', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const full = await createGroup(centre, { capacity: 1, titleEn: 'Chemistry', titleAr: 'كيمياء' })
    const free = await createGroup(centre, { titleEn: 'Physics', titleAr: 'فيزياء' })
    await createGroup(await createCentre(), { titleEn: 'Physics elsewhere' })
    await enrolled(centre, full)
    const { course_id: course } = await groupRow(centre, free)
    const shown = async (query: string) =>
      (await visitor.visit(`${path}?${query}`))
        .body()
        .props.groups.rows.map(({ id }: { id: string }) => id)
    assert.sameMembers(await shown(''), [full, free])
    assert.deepEqual(await shown('seats=free'), [free])
    assert.deepEqual(await shown('seats=full'), [full])
    assert.deepEqual(await shown(`course=${course}`), [free])
    assert.deepEqual(await shown('q=كيميا'), [full])
    assert.deepEqual(await shown('q=phys'), [free])
    assert.deepEqual(await shown('status=draft'), [])
    assert.deepEqual(await shown('sort=title&dir=asc'), [full, free])
    assert.sameMembers(await shown('sort=nonsense&status=king&course=x&page=-1'), [full, free])
  })

  test('C11 exports what the filter shows', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await createGroup(centre, { titleEn: '=1+1', titleAr: null })
    const csv = (await visitor.get('/admin/group-exports')).text()
    assert.include(csv, "'=1+1")
    assert.include(csv, 'GRP-001')
  })

  test('C11 archives what has ended and names what is still going on', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const over = await createGroup(centre, { status: 'completed' })
    const open = await createGroup(centre)
    await visitor.post('/admin/group-archives', { ids: [over, open] })
    assert.isNotNull((await groupRow(centre, over)).archived_at)
    assert.isNull((await groupRow(centre, open)).archived_at)
    await visitor.delete('/admin/group-archives', { ids: [over] })
    assert.isNull((await groupRow(centre, over)).archived_at)
  })

  test('C11 deletes a group nobody ever was in, and no other', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const [empty, used] = [await createGroup(centre), await createGroup(centre)]
    await enrolled(centre, used)
    await visitor.delete(`${path}/${used}`)
    await visitor.delete(`${path}/${empty}`)
    const left = await rowsOf(centre, 'groups')
    assert.deepEqual(
      left.map(({ id }) => id),
      [used]
    )
  })

  test('C11 takes a group along its life; cancelling asks what becomes of its students', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const id = await createGroup(centre)
    const { id: enrolment } = await enrolled(centre, id)
    const step = (body: object) => visitor.put(`${path}/${id}/status`, body)
    await step({ status: 'completed' })
    assert.equal((await groupRow(centre, id)).status, 'open')
    await step({ status: 'cancelled' })
    assert.property(await errorsOf(visitor, `${path}/${id}`), 'fate')
    await step({ status: 'cancelled', fate: 'transfer', target_id: id })
    assert.property(await errorsOf(visitor, `${path}/${id}`), 'target_id')
    await step({ status: 'cancelled', fate: 'drop', reason: 'Too few' })
    assert.deepInclude(await groupRow(centre, id), {
      status: 'cancelled',
      status_reason: 'Too few',
    })
    assert.equal((await rowsOf(centre, 'enrolments', { id: enrolment }))[0].status, 'dropped')
  })

  test('H3 a receptionist may enrol, but not open, cancel or overfill a group', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client, ['Receptionist'])
    const id = await createGroup(centre)
    assert.equal((await visitor.visit(`${path}/create`)).status(), 403)
    const cancelled = await visitor.put(`${path}/${id}/status`, { status: 'cancelled' })
    assert.equal(cancelled.status(), 403)
    const { can } = (await visitor.visit(`${path}/${id}`)).body().props
    assert.deepInclude(can, { enrol: true, change: true, overfill: false, create: false })
  })

  test('T4 another centre’s group is as absent as none, byte for byte', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const theirs = await createGroup(await createCentre())
    const none = '019384f0-0000-7000-8000-000000000000'
    for (const at of ['', '/edit', '/promotions/create']) {
      const [one, other] = [
        await visitor.get(`${path}/${theirs}${at}`),
        await visitor.get(`${path}/${none}${at}`),
      ]
      assert.deepEqual([one.status(), other.status()], [404, 404])
    }
    assert.equal(
      (await visitor.put(`${path}/${theirs}/status`, { status: 'running' })).status(),
      404
    )
    assert.equal((await visitor.delete(`${path}/${theirs}`)).status(), 404)
    const archived = await visitor.post('/admin/group-archives', { ids: [theirs] })
    assert.equal(archived.status(), 404)
  })

  test('C11 with {count} students the page and its list hold')
    .with([{ count: 0 }, { count: 1 }, { count: 2 }, { count: 11 }])
    .run(async ({ client, assert }, { count }) => {
      const { centre, visitor } = await setup(client)
      const id = await createGroup(centre)
      for (let n = 0; n < count; n++) await enrolled(centre, id)
      const { roster, group } = (await visitor.visit(`${path}/${id}`)).body().props
      assert.lengthOf(roster, count)
      assert.equal(group.seats_taken, count)
    })

  test('H3 whoever may not see enrolments sees a group without its students', async ({
    client,
    assert,
  }) => {
    const centre: Centre = await createCentre()
    const role = 'Groups only'
    await withTenant(centre.id, () =>
      db()
        .insertInto('roles')
        .values({
          id: '019384f0-0000-7000-8000-0000000000aa',
          kind: 'admin',
          name: role,
          permissions: ['admin.groups.index'],
        })
        .execute()
    )
    const visitor = await signedIn(client, await createAdministrator(centre, { roles: [role] }))
    const id = await createGroup(centre)
    await enrolled(centre, id)
    const { roster, can } = (await visitor.visit(`${path}/${id}`)).body().props
    assert.deepEqual(roster, [])
    assert.isFalse(can.roster)
  })
})
