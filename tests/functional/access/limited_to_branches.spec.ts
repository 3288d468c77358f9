import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { permissionsOf } from '#domain/access/roles/permissions'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { once, schedule } from '#tests/helpers/scheduling/planning'
import { ask, keyIn, paletteSearch } from '#tests/helpers/search/search'
import { createCourse, createGroup, enrol } from '#tests/helpers/teaching/groups'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

type Place = { branch: string; group: string; room: string; session: string; enrolment: string }

/** A branch with something of everything; the instructor teaches in both. */
async function place(centre: Centre, branch: string, known: Known, at: string): Promise<Place> {
  const { courseId, instructorId, student } = known
  const code = `${at.replace(':', '')}-Z`
  const names = { code, titleEn: `Zaynab reads ${code}`, titleAr: `قراءات زينب ${code}` }
  const group = await createGroup(centre, { ...names, courseId, instructorId, branchId: branch })
  const room = await createRoom(centre, { branch_id: branch })
  const taught = { groupId: group, instructorId, roomId: room }
  const made = await schedule(centre, taught, once('2027-03-01', at))
  if (!made.ok) throw new Error(made.error.type)
  await enrol(centre, group, { student: { id: student } })
  const [{ id: session }] = await rowsOf(centre, 'class_sessions', { group_id: group })
  const [{ id: enrolment }] = await rowsOf(centre, 'enrolments', { group_id: group })
  return { branch, group, room, session, enrolment }
}

type Known = { courseId: string; instructorId: string; student: string }

async function twoBranches() {
  const centre = await createCentre()
  const known = {
    courseId: await createCourse(centre),
    instructorId: await createInstructor(centre),
    student: (await createStudent(centre)).id,
  }
  const [{ id: main }] = await rowsOf(centre, 'branches')
  const there = await place(centre, main, known, '10:00')
  const own = await place(centre, await secondBranch(centre), known, '12:00')
  return { centre, known, there, own }
}

const everything = permissionsOf.admin

const limitedTo = async (client: ApiClient, centre: Centre, branches: string[]) =>
  signedIn(client, await createAdministratorWho(centre, [...everything], { branches }))

test.group('An administrator limited to branches', (tests) => {
  let world: Awaited<ReturnType<typeof twoBranches>>
  tests.setup(async () => {
    world = await twoBranches()
  })
  const visitor = (client: ApiClient) => limitedTo(client, world.centre, [world.own.branch])

  test('finds the pages of their own branch, and none of another', async ({ client, assert }) => {
    const limited = await visitor(client)
    const pages = (of: Place) => [
      `/admin/groups/${of.group}`,
      `/admin/groups/${of.group}/edit`,
      `/admin/groups/${of.group}?tab=pattern`,
      `/admin/rooms/${of.room}`,
      `/admin/rooms/${of.room}/edit`,
      `/admin/class-sessions/${of.session}`,
    ]
    for (const page of pages(world.own))
      assert.equal((await limited.visit(page)).status(), 200, page)
    for (const page of [...pages(world.there), '/admin/groups/no-id', `/admin/rooms/${uuid()}`])
      assert.equal((await limited.visit(page)).status(), 404, page)
  })

  test('changes nothing of another branch', async ({ client, assert }) => {
    const limited = await visitor(client)
    const { group, room, session, enrolment } = world.there
    const asked = { sessions: [{ id: session, version: 1 }], scope: 'this', version: 1 }
    const acts: [number, () => ReturnType<Visitor['post']>][] = [
      [404, () => limited.put(`/admin/groups/${group}/status`, { status: 'running', version: 1 })],
      [404, () => limited.put(`/admin/groups/${group}/pattern`, { version: 0, slots: [] })],
      [
        404,
        () =>
          limited.post(`/admin/groups/${group}/enrolments`, {
            student_id: world.known.student,
            standing: 'active',
            starts_on: '2026-12-01',
          }),
      ],
      [
        404,
        () =>
          limited.post(`/admin/enrolments/${enrolment}/drop`, {
            reason: 'Moved',
            on: '2026-11-25',
          }),
      ],
      [404, () => limited.post(`/admin/rooms/${room}/closures`, { starts_on: '2027-01-01' })],
      [404, () => limited.put(`/admin/class-sessions/${session}`, { ...asked, title: 'Mine' })],
      [
        404,
        () => limited.post('/admin/session-cancellations', { ...asked, cancelled_by: 'centre' }),
      ],
    ]
    const statuses = []
    for (const [, act] of acts) statuses.push((await act()).status())
    assert.deepEqual(
      statuses,
      acts.map(([status]) => status)
    )
    const [row] = await rowsOf(world.centre, 'groups', { id: group })
    assert.equal(row.status, 'open')
    const [{ status, title }] = await rowsOf(world.centre, 'class_sessions', { id: session })
    assert.deepEqual([status, title], ['scheduled', null])
    assert.lengthOf(await rowsOf(world.centre, 'enrolments', { group_id: group }), 1)
    assert.equal((await rowsOf(world.centre, 'enrolments', { id: enrolment }))[0].status, 'active')
    assert.isEmpty(await rowsOf(world.centre, 'room_closures'))
  })

  test('lists, files, pickers and search show their own alone; students are shared', async ({
    client,
    assert,
  }) => {
    const limited = await visitor(client)
    const { own, there, known } = world
    const ids = async (area: string, key: string) =>
      (await props(limited, `/admin/${area}`))[key].rows.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids('groups', 'groups'), [own.group])
    assert.deepEqual(await ids('rooms', 'rooms'), [own.room])
    assert.deepEqual(await ids('class-sessions', 'sessions'), [own.session])
    assert.deepEqual(await ids('students', 'students'), [known.student])
    assert.isEmpty(await ids(`students?group=${there.group}`, 'students'))
    assert.deepEqual(await ids(`students?group=${own.group}`, 'students'), [known.student])

    for (const area of ['group', 'class-session']) {
      const file = await (await limited.get(`/admin/${area}-exports?format=csv`)).text()
      assert.include(file, '1200-Z', area)
      assert.notInclude(file, '1000-Z', area)
      assert.notInclude(file, 'Branch', area)
    }
    const form = await props(limited, '/admin/class-sessions/create')
    const codes = (of: { id: string }[]) => of.map(({ id }) => id)
    assert.deepEqual(codes(form.options.group), [own.group])
    assert.deepEqual(codes(form.options.room), [own.room])
    assert.isEmpty((await props(limited, '/admin/groups')).branches)

    const key = await keyIn(limited)
    const found = async (q: string) => {
      const search = await ask({ client, centre: world.centre, key }, 'multi-search', {
        queries: paletteSearch(world.centre, q).queries,
      })
      const groups = search
        .body()
        .results.find((one: { indexUid: string }) => /groups/.test(one.indexUid))
      return groups.hits.map(({ id }: { id: string }) => id)
    }
    for (const q of ['Zaynab', 'Mathematics', '1200', 'Zaynap'])
      assert.deepEqual(await found(q), [own.group], q)
  })

  test('is told of a shared instructor and student what takes up the hour, and no more', async ({
    client,
    assert,
  }) => {
    const limited = await visitor(client)
    const { own } = world
    const moved = { version: 1, scope: 'this', date: '2027-03-01', starts: '10:30', minutes: 60 }
    const path = `/admin/class-sessions/${own.session}/edit-previews`
    const { plan } = (await limited.post(path, moved)).body()
    const [{ clashes, warnings }] = plan.told
    assert.containsSubset(clashes, [
      { kinds: ['instructor'], is_elsewhere: true, group: null, room: null, title: null },
    ])
    assert.deepInclude(clashes[0], { id: null, instructor: null })
    assert.containsSubset(warnings, [
      { kind: 'students', session: { id: null, is_elsewhere: true, group: null } },
    ])
    assert.notInclude(JSON.stringify(plan), '1000-Z')
  })

  test('is told of an assistant who is in another branch no more than that', async ({
    client,
    assert,
  }) => {
    const limited = await visitor(client)
    const { own, known } = world
    const { version } = (await rowsOf(world.centre, 'class_sessions', { id: own.session }))[0]
    const time = { date: '2027-03-01', starts: '10:30', minutes: 60 }
    const assisted = { instructor_id: null, assistant_ids: [known.instructorId] }
    const path = `/admin/class-sessions/${own.session}/edit-previews`
    const change = { version, scope: 'this', ...time, ...assisted }
    const { plan } = (await limited.post(path, change)).body()
    const [{ warnings }] = plan.told
    assert.containsSubset(warnings, [
      { kind: 'assistant_busy', engaged: { is_elsewhere: true, group: null, title: null } },
    ])
    assert.notInclude(JSON.stringify(plan), '1000-Z')
  })

  test('reads in the trail nothing of another branch, nor on the page of a student', async ({
    client,
    assert,
  }) => {
    const limited = await visitor(client)
    const { own, there, known, centre } = world
    const { entries } = await props(limited, '/admin/audit')
    const subjects = new Set(entries.map((entry: { subject: { id: string } }) => entry.subject.id))
    assert.isTrue(subjects.has(own.group) && subjects.has(own.session))
    for (const hidden of [there.group, there.session, there.enrolment])
      assert.isFalse(subjects.has(hidden))
    const page = JSON.stringify(await props(limited, `/admin/students/${known.student}?tab=groups`))
    assert.include(page, '1200-Z')
    assert.notInclude(page, '1000-Z')
    const all = await signedIn(client, await createAdministrator(centre))
    assert.include(JSON.stringify(await props(all, '/admin/audit')), there.group)
  })

  test('T8 a student’s activity names no session and no group of another branch', async ({
    client,
    assert,
  }) => {
    const { own, there, known, centre } = world
    const credits = [own, there].map(({ session, group }) => ({
      id: uuid(),
      action: 'students.give_make_up',
      subject_type: 'student',
      subject_id: known.student,
      after: JSON.stringify({ missed_session_id: session, groups: [group] }),
    }))
    for (const credit of credits) await insert(centre, 'audit_events', credit)
    const path = `/admin/students/${known.student}?tab=activity`
    const activity = async (reader: Visitor) => JSON.stringify(await props(reader, path))
    const limited = await activity(await visitor(client))
    for (const id of [own.session, own.group]) assert.include(limited, id)
    for (const id of [there.session, there.group]) assert.notInclude(limited, id)
    const whole = await activity(await signedIn(client, await createAdministrator(centre)))
    for (const id of [there.session, there.group]) assert.include(whole, id)
  })

  test('T8 a shared view names nothing of another branch, nor does its trail', async ({
    client,
    assert,
  }) => {
    const { own, there, centre } = world
    const all = await signedIn(client, await createAdministrator(centre))
    const share = (name: string, address: string) =>
      all.post('/admin/lists/sessions/views', { name, address, is_shared: true })
    await share('Both', `group=${there.group}%2C${own.group}&sort=starts`)
    await share('Own', `room=${own.room}`)
    await share('Elsewhere', `room=${there.room}&branch=${there.branch}`)
    const limited = await visitor(client)
    const { list } = await props(limited, '/admin/class-sessions')
    assert.deepEqual(
      list.views.map(({ name, address }: { name: string; address: string }) => [name, address]),
      [
        ['Both', `group=${own.group}&sort=starts`],
        ['Own', `room=${own.room}`],
      ]
    )
    const trail = JSON.stringify(await props(limited, '/admin/audit'))
    for (const id of [there.group, there.room, there.branch]) assert.notInclude(trail, id)
    assert.lengthOf((await props(all, '/admin/class-sessions')).list.views, 3)
  })

  test('makes groups and rooms in a branch of theirs, and names no other', async ({
    client,
    assert,
  }) => {
    const limited = await visitor(client)
    const { own, there, centre } = world
    const room = { name_en: 'Hall', capacity: 10, kind: 'room' }
    await limited.post('/admin/rooms', { ...room, code: 'NEW' })
    assert.equal((await rowsOf(centre, 'rooms', { code: 'NEW' }))[0].branch_id, own.branch)
    await limited.post('/admin/rooms', { ...room, code: 'ELSE', branch_id: there.branch })
    assert.isEmpty(await rowsOf(centre, 'rooms', { code: 'ELSE' }))
    assert.property((await props(limited, '/admin/rooms/create')).errors, 'branch_id')
    // A code is taken in the whole centre
    await createRoom(centre, { code: 'TAKEN' })
    await limited.post('/admin/rooms', { ...room, code: 'TAKEN' })
    assert.property((await props(limited, '/admin/rooms/create')).errors, 'code')

    const listed = (await props(limited, '/admin/branches')).branches
    assert.deepEqual(
      listed.map(({ id }: { id: string }) => id),
      [own.branch]
    )
    assert.equal((await limited.post('/admin/branches', { name_en: 'Third' })).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'branches'), 2)
  })

  test('plans nothing into a series of another branch', async ({ client, assert }) => {
    const limited = await visitor(client)
    const { own, there, centre } = world
    const [{ series_id: seriesId }] = await rowsOf(centre, 'class_sessions', { id: there.session })
    const before = await rowsOf(centre, 'class_sessions')
    for (const starts of ['10:00', '15:00'])
      await limited.post('/admin/class-sessions', {
        ...{ group_id: own.group, type: 'regular', repeats: 'weekly', every: 1, ends: 'count' },
        ...{ ends_count: 2, starts_on: '2027-03-01', series_id: seriesId },
        slots: [{ weekday: 1, starts, minutes: 90 }],
      })
    assert.sameDeepMembers(await rowsOf(centre, 'class_sessions'), before)
    const { errors } = await props(limited, '/admin/class-sessions/create')
    assert.match(errors.previewed, /^A series with different details/)
    const into = { group_id: own.group, branch_id: own.branch, series_id: seriesId }
    const hour = ['2027-04-01T10:00Z', '2027-04-01T11:00Z'] as const
    await assert.rejects(
      () => writeSession(centre, ...hour, { ...into, original_start: hour[0], type: 'regular' }),
      /class_sessions_in_branch_of_series/
    )
  })

  test('another centre is as far away as ever', async ({ client, assert }) => {
    const limited = await visitor(client)
    const other = await createCentre()
    const group = await createGroup(other)
    assert.equal((await limited.visit(`/admin/groups/${group}`)).status(), 404)
  })
})

test.group('What is done by an administrator limited to branches', () => {
  test('ends in every branch what a student who leaves had there', async ({ client, assert }) => {
    const { centre, known, own } = await twoBranches()
    const limited = await limitedTo(client, centre, [own.branch])
    const leaving = { ids: [known.student] }
    await limited.post('/admin/student-archives', leaving)
    const { agreed } = (await limited.visit('/admin/students')).body().flash.departure
    await limited.post('/admin/student-archives', { ...leaving, agreed })
    const rows = await rowsOf(centre, 'enrolments')
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['dropped', 'dropped']
    )
    const groups = await rowsOf(centre, 'groups')
    assert.deepEqual(
      groups.map(({ students }) => students),
      [0, 0]
    )
  })

  test('is counted whole: what a group’s end calls off, and papers of their own groups alone', async ({
    client,
    assert,
  }) => {
    const { centre, known, own, there } = await twoBranches()
    const limited = await limitedTo(client, centre, [own.branch])
    const day = ['2090-03-01T10:00Z', '2090-03-01T11:00Z'] as const
    const left = { branch_id: there.branch, group_id: own.group, type: 'regular' }
    await writeSession(centre, ...day, left)
    assert.equal((await props(limited, `/admin/groups/${own.group}`)).sessions_ahead, 2)
    await insert(centre, 'instructor_documents', {
      ...{ id: uuid(), instructor_id: known.instructorId, kind: 'visa', title: 'Residence' },
      expires_on: '2026-12-31',
    })
    const stray = { branch_id: own.branch, group_id: there.group, type: 'regular' }
    const later = ['2090-03-02T10:00Z', '2090-03-02T11:00Z'] as const
    await writeSession(centre, ...later, { ...stray, instructor_id: known.instructorId })
    const { counts, rows } = (await props(limited, '/admin/today?kind=papers')).attention
    const papers = counts.find(({ kind }: { kind: string }) => kind === 'papers')
    assert.deepEqual([papers.count, rows.length], [1, 1])
  })

  test('deletes no course that another branch teaches', async ({ client, assert }) => {
    const centre = await createCentre()
    const courseId = await createCourse(centre)
    await createGroup(centre, { courseId })
    const limited = await limitedTo(client, centre, [await secondBranch(centre)])
    await limited.delete(`/admin/courses/${courseId}`)
    assert.lengthOf(await rowsOf(centre, 'courses', { id: courseId }), 1)
  })

  test('counts at once when it changes: for pages and for a search with an earlier key', async ({
    client,
    assert,
  }) => {
    const { centre, own, there } = await twoBranches()
    const account = await createAdministratorWho(centre, [...everything])
    const limited = await signedIn(client, account)
    const key = await keyIn(limited)
    const [user] = await rowsOf(centre, 'users', { id: account.userId })
    const found = async () => {
      const body = { queries: paletteSearch(centre).queries }
      const search = await ask({ client, centre, key }, 'multi-search', body)
      return search.body().results.at(-1).hits.length
    }
    assert.equal(await found(), 2)
    assert.equal((await limited.visit(`/admin/groups/${there.group}`)).status(), 200)
    await insert(centre, 'administrator_branches', {
      administrator_id: user.administrator_id,
      branch_id: own.branch,
    })
    assert.equal(await found(), 1)
    assert.equal((await limited.visit(`/admin/groups/${there.group}`)).status(), 404)
  })
})
