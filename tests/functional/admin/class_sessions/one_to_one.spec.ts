import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { props, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/class-sessions'

const form = (fields: object) => ({
  type: 'regular',
  repeats: 'once',
  starts_on: '2026-09-08',
  slots: [{ starts: '17:00', minutes: 45 }],
  series_id: uuid(),
  ...fields,
})

const previewed = async (visitor: Visitor, fields: object) =>
  (await visitor.post('/admin/session-previews', form(fields))).body()

test.group('Sessions of one student', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('are scheduled with an instructor, and named by the student wherever they are told', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const student = (await createStudent(centre, { firstName: 'Layan', phone: '+966512345678' })).id
    const asked = { party: 'student', student_id: student }
    assert.deepEqual(Object.keys((await previewed(visitor, asked)).errors), ['instructor_id'])
    const nobody = await previewed(visitor, { party: 'student' })
    assert.deepEqual(Object.keys(nobody.errors), ['student_id'])
    const instructor = await createInstructor(centre)
    const found = await visitor
      .get('/admin/meeting-options?of=student&q=0512 345 678')
      .accept('json')
    assert.deepEqual(
      found.body().options.map(({ id }: { id: string }) => id),
      [student]
    )
    await visitor.post(path, form({ ...asked, instructor_id: instructor }))
    const [row] = await rowsOf(centre, 'class_sessions')
    assert.deepEqual([row.student_id, row.group_id], [student, null])
    const { sessions } = await props(visitor, path)
    assert.include(JSON.stringify(sessions.rows[0].student), 'Layan')
    const page = await props(visitor, `${path}/${row.id}?tab=activity`)
    assert.equal(page.session.student.id, student)
    assert.deepEqual(
      page.options.student.map(({ id }: { id: string }) => id),
      [student]
    )
  })

  test('another of the student’s own sessions is warned of, and a student of nobody refused', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const student = (await createStudent(centre)).id
    const taught = async () => ({
      student_id: student,
      instructor_id: await createInstructor(centre),
    })
    await visitor.post(path, form(await taught()))
    const { plan } = await previewed(visitor, await taught())
    assert.containsSubset(plan.sessions[0].warnings, [
      { kind: 'students', session: { student: { id: student } } },
    ])
    const other = (await createStudent(await createCentre())).id
    const { errors } = await previewed(visitor, { ...(await taught()), student_id: other })
    assert.deepEqual(Object.keys(errors), ['student_id'])
  })

  test('a student who has left gets none, and an instructor on leave is warned of', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const student = (await createStudent(centre, { firstName: 'Layan' })).id
    const asked = { student_id: student, instructor_id: await createInstructor(centre) }
    await visitor.post(path, form(asked))
    const [{ id }] = await rowsOf(centre, 'class_sessions')
    const seen = (version: number) => ({ sessions: [{ id, version }] })
    await visitor.post('/admin/session-cancellations', { ...seen(1), cancelled_by: 'student' })
    await withTenant(centre.id, async () => {
      await db().updateTable('instructors').set({ status: 'on_leave' }).execute()
      await db().updateTable('students').set({ status: 'alumni' }).execute()
    })
    const { errors } = await previewed(visitor, asked)
    assert.match(errors.student_id, /has left or graduated/)
    await visitor.post('/admin/session-restorations', seen(2))
    assert.equal((await rowsOf(centre, 'class_sessions'))[0].status, 'cancelled')
    const found = async (every: string) =>
      (
        await visitor.get(`/admin/meeting-options?of=student&q=Layan&every=${every}`).accept('json')
      ).body().options
    assert.isEmpty(await found('0'))
    assert.lengthOf(await found('1'), 1)
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ status: 'active' }).execute()
    )
    const { plan } = await previewed(visitor, asked)
    assert.containsSubset(plan.warnings, [{ kind: 'on_leave', severity: 'warn' }])
  })

  test('a student is found by whoever may look students up', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const student = (await createStudent(centre, { firstName: 'Layan' })).id
    await createStudent(await createCentre(), { firstName: 'Layan' })
    const found = async (by: Visitor) =>
      by.get('/admin/meeting-options?of=student&q=Layan').accept('json')
    assert.deepEqual(
      (await found(visitor)).body().options.map(({ id }: { id: string }) => id),
      [student]
    )
    assert.equal((await props(visitor, `${path}/create?student=${student}`)).student, student)
    const may = ['admin.sessions.index', 'admin.sessions.create'] as const
    const planner = await clerk(client, centre, [...may])
    assert.equal((await found(planner)).status(), 403)
    const blank = await props(planner, `${path}/create?student=${student}`)
    assert.deepEqual([blank.student, blank.options.student], [null, []])
  })
})

test.group('A form of new sessions over another page', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('begins as the page does, and goes back to where it was opened', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const group = await createGroup(centre)
    const told = await visitor.get(`/admin/blank-sessions?group=${group}`).accept('json')
    const page = await props(visitor, `${path}/create?group=${group}`)
    const { options, group: begun, pattern, today } = told.body()
    assert.deepEqual(
      { options, begun, pattern, today },
      { options: page.options, begun: group, pattern: page.pattern, today: page.today }
    )
    const foreign = await createGroup(await createCentre())
    const none = await visitor.get(`/admin/blank-sessions?group=${foreign}`).accept('json')
    assert.deepEqual([none.body().group, none.body().options.group.length], [null, 1])
    const event = { type: 'event', repeats: 'once' }
    const gone = await visitor.post(path, form({ ...event, stays: true }))
    assert.notMatch(gone.header('location')!, /class-sessions/)
    const shown = await visitor.post(path, form(event))
    assert.match(shown.header('location')!, /class-sessions/)
  })
})

test.group('The branch of new sessions', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('is chosen where there is no group, and has the room', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const branch = uuid()
    await insert(centre, 'branches', { id: branch, code: 'NORTH', name_en: 'North', position: 1 })
    const [main] = await rowsOf(centre, 'branches', { is_main: true })
    const [here, there] = [
      await createRoom(centre),
      await createRoom(centre, { branch_id: branch }),
    ]
    const event = { type: 'event', branch_id: branch }
    const wrong = await previewed(visitor, { ...event, room_id: here })
    assert.deepEqual(Object.keys(wrong.errors), ['room_id'])
    await visitor.post(path, form({ ...event, room_id: there }))
    await visitor.post(path, form({ ...event, title: 'No room' }))
    const group = await createGroup(centre)
    await visitor.post(path, form({ branch_id: branch, group_id: group }))
    const rows = await rowsOf(centre, 'class_sessions')
    assert.sameMembers(
      rows.map(({ branch_id: of }) => of),
      [branch, branch, main.id]
    )
    const [foreign] = await rowsOf(await createCentre(), 'branches')
    for (const id of [foreign.id, 'nowhere']) {
      const { errors } = await previewed(visitor, { type: 'event', branch_id: id })
      assert.deepEqual(Object.keys(errors), ['branch_id'])
    }
    const blank = await props(visitor, `${path}/create`)
    assert.lengthOf(blank.options.branch, 2)
    const choices = new URLSearchParams({
      ...{ branch_id: branch, repeats: 'once', starts_on: '2026-09-08' },
      ...{ 'slots[0][starts]': '17:00', 'slots[0][minutes]': '45' },
    })
    const told = await visitor.get(`/admin/session-choices?${choices}`).accept('json')
    assert.deepEqual(
      told.body().choices.room.map(({ id }: { id: string }) => id),
      [there]
    )
  })
})
