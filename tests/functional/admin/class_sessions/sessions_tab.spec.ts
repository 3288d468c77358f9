import { test } from '@japa/runner'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { actIn, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const list = '/admin/class-sessions'

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

const at = (centre: Centre, day: string, columns: object) =>
  writeSession(centre, `2026-09-${day}T14:00Z`, `2026-09-${day}T15:00Z`, { ...columns })

/** A session yesterday, one today and one tomorrow of each owner. */
async function timetable(centre: Centre) {
  const [group, instructor, room] = [
    await createGroup(centre, { startsOn: '2026-08-01' }),
    await createInstructor(centre),
    await createRoom(centre),
  ]
  const ids: string[] = []
  for (const day of ['01', '02', '03'])
    ids.push(
      await at(centre, day, {
        ...{ type: 'regular', group_id: group, instructor_id: instructor, room_id: room },
      })
    )
  const { id: student } = await createStudent(centre)
  const { id: enrolment } = await enrolled(centre, group, { student: { id: student } })
  const pages = {
    group: `/admin/groups/${group}`,
    instructor: `/admin/instructors/${instructor}`,
    room: `/admin/rooms/${room}`,
    student: `/admin/students/${student}`,
  }
  return { ids, pages, group, student, enrolment }
}

test.group('Sessions of a record', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-02T09:00Z'))

  test('group, instructor, room and student show theirs: those to come first, those before apart', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { ids, pages } = await timetable(centre)
    await at(centre, '04', {})
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [yesterday, ...ahead] = ids
    for (const page of Object.values(pages)) {
      const shut = (await props(visitor, page)).sessions
      assert.deepEqual(shut, { ahead: 2, list: null }, page)
      const { sessions, tab } = await props(visitor, `${page}?tab=sessions`)
      assert.equal(tab, 'sessions', page)
      assert.deepEqual(idsOf(sessions.list.rows), ahead, page)
      const past = (await props(visitor, `${page}?tab=sessions&when=past`)).sessions
      assert.deepEqual(idsOf(past.list.rows), [yesterday], page)
      assert.deepEqual([past.ahead, past.list.query.when], [2, 'past'], page)
    }
  })

  test('they are told in pages, the last one for a page past the end', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    for (let n = 0; n < 26; n++)
      await writeSession(
        centre,
        new Date(Date.UTC(2026, 8, 3, n)).toISOString(),
        new Date(Date.UTC(2026, 8, 3, n, 30)).toISOString(),
        { type: 'regular', group_id: group }
      )
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { sessions } = await props(visitor, `/admin/groups/${group}?tab=sessions&page=9`)
    assert.lengthOf(sessions.list.rows, 1)
    assert.containsSubset(sessions, { ahead: 26, list: { meta: { total: 26, page: 2 } } })
  })

  test('nobody sees them without the permission, whatever else they may', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { pages } = await timetable(centre)
    const areas = ['groups', 'instructors', 'rooms', 'students'] as const
    const clerk = await createAdministratorWho(
      centre,
      areas.map((area) => `admin.${area}.index` as const)
    )
    const visitor = await signedIn(client, clerk)
    for (const page of Object.values(pages))
      assert.isNull((await props(visitor, `${page}?tab=sessions`)).sessions, page)
  })

  test('a student’s are those of the groups they were in on the day, and their own', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { ids, student, group, enrolment } = await timetable(centre)
    const [late, waiting] = [(await createStudent(centre)).id, (await createStudent(centre)).id]
    await enrolled(centre, group, { student: { id: late }, startsOn: '2026-09-03' })
    await enrolled(centre, group, { student: { id: waiting }, as: 'inquiry' })
    const own = await at(centre, '05', { type: 'regular', student_id: late })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const of = async (...students: string[]) =>
      idsOf((await props(visitor, `${list}?when=all&student=${students.join()}`)).sessions.rows)
    assert.deepEqual(await of(student), ids)
    assert.deepEqual(await of(late), [ids[2], own])
    assert.deepEqual(await of(waiting), [])
    assert.deepEqual(await of(waiting, late, student), [...ids, own])

    await new DropEnrolment().execute({ ...actIn(centre), id: enrolment, reason: 'Moved away' })
    assert.deepEqual(await of(student), [ids[0]])
    const file = await visitor.get(`/admin/class-session-exports?when=all&student=${late}`)
    assert.lengthOf(file.text().trim().split('\n'), 3)
  })

  test('students to narrow the list down to are found by name, by whoever may see them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre, { firstName: 'Layla', lastName: 'Nasser' })
    await createStudent(await createCentre(), { firstName: 'Layla', lastName: 'Nasser' })
    const asked = '/admin/meeting-options?of=student'
    const visitor = await signedIn(client, await createAdministrator(centre))
    const found = async (q: string) => idsOf((await visitor.get(`${asked}&q=${q}`)).body().options)
    assert.deepEqual(await found('layla'), [id])
    const { options } = await props(visitor, `${list}?student=${id}`)
    assert.deepEqual(idsOf(options.student), [id])
    const planner = await createAdministratorWho(centre, ['admin.sessions.index'])
    const refused = await (await signedIn(client, planner)).get(`${asked}&q=layla`)
    refused.assertStatus(403)
  })

  test('a list speaks of branches where there are two: narrowed down to one, told in a file', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const here = await at(centre, '03', {})
    const visitor = await signedIn(client, await createAdministrator(centre))
    const file = async () => (await visitor.get('/admin/class-session-exports?when=all')).text()
    assert.isEmpty((await props(visitor, list)).branches)
    assert.notInclude(await file(), 'Main branch')
    const north = await secondBranch(centre)
    const there = await at(centre, '04', { branch_id: north })
    const { sessions, branches } = await props(visitor, list)
    assert.lengthOf(branches, 2)
    assert.deepEqual(idsOf(sessions.rows), [here, there])
    assert.equal(sessions.rows[1].branch_id, north)
    assert.deepEqual(idsOf((await props(visitor, `${list}?branch=${north}`)).sessions.rows), [
      there,
    ])
    assert.include(await file(), 'North')
    const limited = await createAdministratorWho(centre, ['admin.sessions.index'], {
      branches: [north],
    })
    const seen = await props(await signedIn(client, limited), `${list}?branch=${north}`)
    assert.isEmpty(seen.branches)
    assert.deepEqual(idsOf(seen.sessions.rows), [there])
  })
})
