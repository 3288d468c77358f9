import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const hour = ['2026-09-01T14:00Z', '2026-09-01T15:00Z'] as const

test.group('Notes and students of a session', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-02T09:00Z'))

  test('notes are written after a session is over too, and told in its history', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const id = await writeSession(centre, ...hour, { notes: 'Bring a key' })
    const page = `/admin/class-sessions/${id}`
    const visitor = await signedIn(client, await createAdministrator(centre))
    const noted = { topic: ' Fractions ', notes: '' }
    await visitor.put(`${page}/notes`, { ...noted, version: 1 })
    assert.containsSubset((await props(visitor, page)).session, {
      ...{ topic: 'Fractions', notes: null, version: 2 },
    })
    const [entry] = await auditOf(centre, id)
    assert.equal(entry.action, 'sessions.update')
    assert.deepEqual(entry.before, { topic: null, notes: 'Bring a key' })
    const lesson = { shared_notes: 'Page 12\nand 13', internal_notes: 'Page 12 was hard' }
    await visitor.put(`${page}/lesson-notes`, { ...lesson, version: 0 })
    assert.containsSubset((await props(visitor, page)).session.lesson, { ...lesson, version: 1 })
    const file = (await visitor.get('/admin/class-session-exports?when=all')).text()
    assert.include(file, 'Fractions')
    assert.notInclude(file, 'Page 12')
  })

  test('stale, too long, of another centre or without the permission nothing is written', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const id = await writeSession(centre, ...hour)
    const page = `/admin/class-sessions/${id}`
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.put(`${page}/notes`, { topic: 'Fractions', version: 7 })
    assert.property((await props(visitor, page)).errors, 'version')
    await visitor.put(`${page}/notes`, { topic: 'x'.repeat(121), version: 1 })
    assert.property((await props(visitor, page)).errors, 'topic')
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const elsewhere = await stranger.put(`${page}/notes`, { topic: 'Ours', version: 1 })
    assert.equal(elsewhere.status(), 404)
    const reader = await createAdministratorWho(centre, [
      'admin.sessions.index',
      'admin.sessions.create',
    ])
    const refused = await (
      await signedIn(client, reader)
    ).put(`${page}/notes`, { topic: 'Mine', version: 1 })
    assert.equal(refused.status(), 403)
    const [row] = await rowsOf(centre, 'class_sessions', { id })
    assert.deepEqual([row.topic, row.version], [null, 1])
  })

  test('its students are those in the group on its day, for whoever may see enrolments', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const group = await createGroup(centre, { startsOn: '2026-08-01', capacity: 9 })
    const id = await writeSession(centre, ...hour, { type: 'regular', group_id: group })
    const { id: there } = await createStudent(centre)
    await enrolled(centre, group, { student: { id: there }, as: 'trial' })
    await enrolled(centre, group, { startsOn: '2026-09-02' })
    const page = `/admin/class-sessions/${id}`
    const registrar = await createAdministratorWho(centre, [
      'admin.sessions.index',
      'admin.enrolments.index',
    ])
    const { roster, session } = await props(await signedIn(client, registrar), page)
    assert.equal(roster.total, 1)
    assert.containsSubset(roster.students, [{ id: there, status: 'trial', photo: null }])
    assert.equal(session.group.capacity, 9)
    const planner = await createAdministratorWho(centre, ['admin.sessions.index'])
    assert.isNull((await props(await signedIn(client, planner), page)).roster)
  })

  test('the list of instructors tells what each teaches this week, to whoever may see sessions', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const by = { instructor_id: instructor }
    await writeSession(centre, ...hour, by)
    await writeSession(centre, '2026-09-03T14:00Z', '2026-09-03T15:30Z', by)
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, '2026-09-04T14:00Z', '2026-09-04T15:00Z', { ...by, ...off })
    await writeSession(centre, '2026-09-09T14:00Z', '2026-09-09T15:00Z', by)
    const idle = await createInstructor(centre)
    const north = await secondBranch(centre)
    const away = { ...by, branch_id: north }
    await writeSession(centre, '2026-09-05T14:00Z', '2026-09-05T14:30Z', away)
    const list = '/admin/instructors'
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { rows } = (await props(visitor, list)).instructors
    const told = new Map(
      rows.map((row: { id: string; weekly_minutes: number }) => [row.id, row.weekly_minutes])
    )
    assert.deepEqual([told.get(instructor), told.get(idle)], [180, 0])
    const viewing = ['admin.instructors.index', 'admin.sessions.index'] as const
    const mayExport = [...viewing, 'admin.exports.index'] as const
    const here = (await rowsOf(centre, 'branches', { is_main: true })).map(({ id }) => id)
    const limited = await createAdministratorWho(centre, [...mayExport], { branches: here })
    const manager = await signedIn(client, limited)
    const seenRows = (await props(manager, list)).instructors.rows
    assert.sameMembers(
      seenRows.map((row: { weekly_minutes: number }) => row.weekly_minutes),
      [180, 0]
    )
    assert.match((await manager.get('/admin/instructor-exports')).text(), /,3\r\n/)
    const clerk = await createAdministratorWho(centre, ['admin.instructors.index'])
    const [seen] = (await props(await signedIn(client, clerk), list)).instructors.rows
    assert.isNull(seen.weekly_minutes)
  })
})
