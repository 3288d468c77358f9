import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  type Centre,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  archive,
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createInstructor as registered } from '#tests/helpers/people/instructors'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/calendar/sessions'
const list = '/admin/class-sessions'

const week = 'from=2026-11-01&to=2026-11-07'

const newYork = 'America/New_York'

const asked = (visitor: Visitor, qs: string) =>
  visitor.get(`${path}?${qs}`).header('Accept', 'application/json')

const shown = async (visitor: Visitor, qs = week) => (await asked(visitor, qs)).body()

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

const markedIn = (sessions: { id: string; is_clashing?: boolean }[]) =>
  idsOf(sessions.filter((one) => one.is_clashing))

const read = async (client: ApiClient, centre: Centre, qs = week) =>
  shown(await signedIn(client, await createAdministrator(centre)), qs)

const at = (centre: Centre, hour: string, columns: object = {}) =>
  writeSession(centre, `2026-11-03T${hour}:00Z`, `2026-11-03T${hour}:50Z`, { ...columns })

const letThrough = async (centre: Centre) => {
  const [user] = await rowsOf(centre, 'users')
  return { clash_reason: 'Agreed', clash_allowed_by: user.id }
}

test.group('The calendar of administrators', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-01T06:00Z'))

  test('is empty in an empty centre', async ({ client, assert }) => {
    const found = await read(client, await createCentre())
    assert.equal(found.zone, 'Asia/Riyadh')
    assert.deepEqual(found.sessions, [])
    assert.deepEqual(found.background, {
      ...{ holidays: [], timings: [], open: [], absences: [], closures: [] },
    })
  })

  test('C5 one that was let through and cancelled clashes with nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const allowed = await letThrough(centre)
    const held = await at(centre, '09', allowed)
    await at(centre, '11', { ...allowed, status: 'cancelled', cancelled_by: 'centre' })
    const { sessions } = await shown(visitor)
    assert.lengthOf(sessions, 2)
    assert.deepEqual(markedIn(sessions), [held])
  })

  test('T1 a filter names nobody and nothing to whoever may not see sessions', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const [instructor, room] = [await createInstructor(centre), await createRoom(centre)]
    const clerk = await createAdministratorWho(centre, ['admin.subjects.index'])
    const visitor = await signedIn(client, clerk)
    const filtered = await shown(visitor, `${week}&instructor=${instructor}&room=${room}`)
    assert.deepEqual(filtered, await shown(visitor))
    const page = await visitor.visit('/admin/calendar')
    assert.notProperty(page.body().props, 'list')
  })

  test('C5 tells of every room in use where rooms are lanes, of the branches asked for', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const here = await createRoom(centre)
    await archive(centre, 'rooms', await createRoom(centre))
    const north = await secondBranch(centre)
    const there = await createRoom(centre, { branch_id: north })
    await createRoom(await createCentre())
    const visitor = await signedIn(client, await createAdministrator(centre))
    const told = async (qs: string) => idsOf((await shown(visitor, `${week}${qs}`)).rooms).sort()
    assert.deepEqual(await told(''), [])
    assert.deepEqual(await told('&lanes=rooms'), [here, there].sort())
    assert.deepEqual(await told(`&lanes=rooms&branch=${north}`), [there])
    assert.deepEqual(await told(`&lanes=rooms&room=${here}`), [here])
  })

  test('C5 tells the sessions of its days in order, also one that runs into them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await writeSession(centre, '2026-10-31T18:00Z', '2026-10-31T21:00Z')
    const into = await writeSession(centre, '2026-10-31T20:30Z', '2026-10-31T22:00Z')
    const last = await writeSession(centre, '2026-11-07T20:45Z', '2026-11-07T21:30Z')
    await writeSession(centre, '2026-11-07T21:00Z', '2026-11-07T22:00Z')
    const { sessions } = await read(client, centre)
    assert.deepEqual(idsOf(sessions), [into, last])
    assert.deepEqual(sessions[1], {
      ...{ id: last, type: 'event', status: 'scheduled', version: 1 },
      ...{ starts_at: '2026-11-07T20:45:00Z', minutes: 45, branch: 0 },
    })
  })

  test('C5 tells each party once, and where a session finds it', async ({ client, assert }) => {
    const centre = await createCentre()
    const course = await createCourse(centre, { colour: '#168080' })
    const group = await createGroup(centre, { courseId: course })
    const [teacher, helper] = [await createInstructor(centre), await createInstructor(centre)]
    const room = await createRoom(centre)
    const { id: student } = await createStudent(centre)
    const of = { type: 'regular', group_id: group, instructor_id: teacher, room_id: room }
    const first = await at(centre, '08', { ...of, online_url: 'https://meet.example.com/a' })
    await at(centre, '10', { ...of, status: 'cancelled', cancelled_by: 'centre' })
    await at(centre, '12', { type: 'trial', student_id: student, instructor_id: helper })
    await at(centre, '14', { type: 'exam', student_id: student })
    await assisting(centre, first, helper)
    const { sessions, groups, courses, students, instructors, rooms } = await read(client, centre)
    assert.lengthOf(instructors, 2)
    assert.deepEqual([idsOf(groups), idsOf(rooms), idsOf(students)], [[group], [room], [student]])
    assert.containsSubset(courses, [{ id: course, colour: '#168080' }])
    assert.equal(groups[0].course, 0)
    assert.notProperty(groups[0], 'course_id')
    const place = (id: string) => idsOf(instructors).indexOf(id)
    const met = { group: 0, room: 0, instructor: place(teacher) }
    assert.containsSubset(sessions, [
      { ...met, assistants: [place(helper)], is_online: true },
      { ...met, status: 'cancelled' },
      { student: 0, instructor: place(helper) },
      { student: 0, is_unstaffed: true },
    ])
    assert.notProperty(sessions[2], 'is_unstaffed')
    assert.notProperty(sessions[3], 'group')
  })

  test('every filter is the list’s', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const north = await secondBranch(centre)
    const course = await createCourse(centre)
    const group = await createGroup(centre, { courseId: course })
    const [instructor, room] = [await createInstructor(centre), await createRoom(centre)]
    const { id: student } = await createStudent(centre)
    const of = { type: 'regular', instructor_id: await createInstructor(centre) }
    const grouped = await at(centre, '06', { ...of, group_id: group })
    const taught = await at(centre, '07', { type: 'event', instructor_id: instructor })
    const placed = await at(centre, '08', { room_id: room })
    const away = await at(centre, '09', { branch_id: north })
    const alone = await at(centre, '10', { ...of, type: 'trial', student_id: student })
    const called = await at(centre, '11', { title: 'Open day' })
    const off = await at(centre, '12', { status: 'cancelled', cancelled_by: 'weather' })
    const nobody = await at(centre, '13', { type: 'exam', group_id: await createGroup(centre) })
    const through = await at(centre, '14', await letThrough(centre))
    const filters: [string, string[]][] = [
      [`group=${group}`, [grouped]],
      [`course=${course}`, [grouped]],
      [`course=${course},${uuid()}&group=${group}`, [grouped]],
      [`course=${uuid()}`, []],
      [`instructor=${instructor}`, [taught]],
      [`room=${room}`, [placed]],
      [`branch=${north}`, [away]],
      [`student=${student}`, [alone]],
      ['type=trial', [alone]],
      ['q=open', [called]],
      ['status=cancelled', [off]],
      ['only=unstaffed', [nobody]],
      ['only=clashes', [through]],
      ['only=clashes,unstaffed', [nobody, through]],
      ['only=clashes&type=trial', []],
    ]
    for (const [filter, expected] of filters) {
      assert.deepEqual(
        idsOf((await shown(visitor, `${week}&${filter}`)).sessions),
        expected,
        filter
      )
      const { sessions } = await props(visitor, `${list}?${filter}`)
      assert.deepEqual(idsOf(sessions.rows), expected, `the list by ${filter}`)
    }
    const { instructors, rooms, branches } = await shown(
      visitor,
      `${week}&instructor=${instructor}&room=${room}`
    )
    assert.deepEqual([idsOf(instructors), idsOf(rooms)], [[instructor], [room]])
    assert.lengthOf(branches, 2)
  })

  test('a clash is whatever truly overlaps or was let through, and is not cancelled: marked and found alike', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const through = await letThrough(centre)
    const [teacher, helper] = [await createInstructor(centre), await createInstructor(centre)]
    const [room, hall] = [
      await createRoom(centre),
      await createRoom(centre, { can_double_book: true }),
    ]
    const group = await createGroup(centre)
    const during = (from: string, to: string, columns: object) =>
      writeSession(centre, `2026-11-04T${from}Z`, `2026-11-04T${to}Z`, { ...columns })
    const clashing = [
      await during('06:00', '07:00', { instructor_id: teacher }),
      await during('06:30', '07:30', { ...through, instructor_id: teacher }),
      await during('08:00', '09:00', { room_id: room }),
      await during('08:59', '10:00', { ...through, room_id: room }),
      await during('11:00', '12:00', { group_id: group, type: 'regular', instructor_id: helper }),
      await during('11:30', '12:30', { ...through, group_id: group, type: 'regular' }),
    ]
    const [lesson, assisted, both] = [
      await during('13:00', '14:00', { instructor_id: helper }),
      await during('13:30', '14:30', {}),
      await during('14:00', '15:00', {}),
    ]
    await assisting(centre, assisted, helper)
    await assisting(centre, both, helper)
    // None of them: they touch, the room takes several, or one of the two is cancelled
    await during('07:30', '08:00', { instructor_id: teacher })
    await during('15:00', '16:00', { room_id: hall })
    await during('15:00', '16:00', { room_id: hall })
    await during('16:00', '17:00', { instructor_id: teacher })
    const gone = { status: 'cancelled', cancelled_by: 'centre' }
    await during('16:00', '17:00', { ...gone, ...through, instructor_id: teacher })
    const { sessions } = await shown(visitor, 'from=2026-11-04&to=2026-11-04&only=clashes')
    assert.deepEqual(idsOf(sessions), [...clashing, lesson, assisted, both])
    assert.deepEqual(markedIn(sessions), idsOf(sessions))
    const all = await shown(visitor, 'from=2026-11-04&to=2026-11-04')
    assert.deepEqual(markedIn(all.sessions), idsOf(sessions))
    assert.lengthOf(all.sessions, sessions.length + 5)
    const found = async (days: string) =>
      idsOf((await props(visitor, `${list}?only=clashes&${days}`)).sessions.rows)
    assert.deepEqual(await found('starts_from=2026-11-04'), idsOf(sessions))
    assert.deepEqual(await found('starts_to=2026-11-03'), [])
    assert.deepEqual(await found('when=all'), idsOf(sessions))
  })

  test('one that clashes across the end of the days is told', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const of = { instructor_id: await createInstructor(centre) }
    const late = await writeSession(centre, '2026-11-04T20:00Z', '2026-11-04T22:30Z', of)
    const hours = ['2026-11-04T22:00Z', '2026-11-04T23:00Z'] as const
    const early = await writeSession(centre, ...hours, { ...of, ...(await letThrough(centre)) })
    const on = async (day: string) =>
      idsOf((await shown(visitor, `from=${day}&to=${day}&only=clashes`)).sessions)
    assert.deepEqual(await on('2026-11-04'), [late])
    assert.deepEqual(await on('2026-11-05'), [late, early])
    const { sessions } = await shown(visitor, 'from=2026-11-04&to=2026-11-04')
    assert.deepEqual(markedIn(sessions), [late])
  })

  test('the days are those of the axis, also where its clocks change', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const north = await secondBranch(centre, newYork)
    const there = { branch_id: north, time_zone: newYork }
    const hour = (start: string, end: string) =>
      writeSession(centre, `2026-11-${start}Z`, `2026-11-${end}Z`, there)
    // 1 November has half past one twice there, and 25 hours
    const ids = [
      await hour('01T04:00', '01T05:00'),
      await hour('01T05:30', '01T06:00'),
      await hour('01T06:30', '01T07:00'),
      await hour('01T07:30', '01T08:30'),
      await hour('02T04:30', '02T05:00'),
    ]
    const next = await hour('02T05:00', '02T06:00')
    const day = 'from=2026-11-01&to=2026-11-01'
    const own = await shown(visitor, `${day}&branch=${north}`)
    assert.equal(own.zone, newYork)
    assert.deepEqual(idsOf(own.sessions), ids)
    assert.notProperty(own.sessions[0], 'time_zone')
    const centres = await shown(visitor, day)
    assert.equal(centres.zone, 'Asia/Riyadh')
    assert.deepEqual(idsOf(centres.sessions), ids.slice(0, 4))
    assert.equal(centres.sessions[0].time_zone, newYork)
    const { zones } = await props(visitor, '/admin/calendar')
    assert.deepEqual(zones, { usual: 'Asia/Riyadh', branches: { [north]: newYork } })
    const both = await shown(visitor, `from=2026-11-02&to=2026-11-02&branch=${north}`)
    assert.deepEqual(idsOf(both.sessions), [next])
    await writeSession(centre, '2027-03-14T07:30Z', '2027-03-14T08:00Z', there)
    const spring = await shown(visitor, `from=2027-03-14&to=2027-03-14&branch=${north}`)
    assert.lengthOf(spring.sessions, 1)
  })

  test('whoever may not see sessions is told when the centre is open, students are named to few', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id: student } = await createStudent(centre)
    const one = await at(centre, '08', { type: 'trial', student_id: student })
    const other = await at(centre, '09')
    const day = { starts_on: '2026-11-05', ends_on: '2026-11-05' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'Fair', ...day })
    const who = async (permissions: Permission[]) =>
      signedIn(client, await createAdministratorWho(centre, permissions))
    const nothing = await who(['admin.students.index'])
    const told = await shown(nothing)
    assert.deepEqual([told.sessions, told.students, told.groups], [[], [], []])
    assert.lengthOf(told.background.holidays, 1)
    const sessions = await who(['admin.sessions.index'])
    const seen = await shown(sessions, `${week}&student=${student}`)
    assert.deepEqual([idsOf(seen.sessions), seen.students], [[one, other], []])
    assert.notProperty(seen.sessions[0], 'student')
    assert.notInclude(JSON.stringify(seen), student)
    const page = await props(nothing, '/admin/calendar')
    assert.isFalse(page.can.index)
    assert.notProperty(page, 'options')
    assert.isTrue((await props(sessions, '/admin/calendar')).can.index)
  })

  test('T1 another centre sees nothing of it, by whatever it asks', async ({ client, assert }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    const instructor = await createInstructor(centre)
    await at(centre, '08', { type: 'regular', group_id: group, instructor_id: instructor })
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    for (const filter of ['', `&group=${group}`, `&instructor=${instructor}`, '&only=clashes']) {
      const found = await shown(visitor, week + filter)
      assert.deepEqual([found.sessions, found.groups, found.instructors], [[], [], []])
    }
  })

  test('whoever is limited to branches sees theirs by its clocks, and their hours and holidays', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre, newYork)
    const [{ id: main }] = await rowsOf(centre, 'branches', { is_main: true })
    const there = { branch_id: north, time_zone: newYork }
    const instructor = { instructor_id: await createInstructor(centre) }
    const own = await at(centre, '08', { ...there, ...instructor, ...(await letThrough(centre)) })
    await at(centre, '08', instructor)
    const day = { starts_on: '2026-11-05', ends_on: '2026-11-06' }
    for (const [name, branch] of [
      ['Of all', null],
      ['There', main],
      ['Here', north],
    ])
      await insert(centre, 'holidays', { id: uuid(), name_en: name, branch_id: branch, ...day })
    const permissions: Permission[] = ['admin.sessions.index']
    const account = await createAdministratorWho(centre, permissions, { branches: [north] })
    const visitor = await signedIn(client, account)
    for (const filter of ['', `&branch=${main},${north}`, '&only=clashes']) {
      const found = await shown(visitor, week + filter)
      assert.deepEqual(idsOf(found.sessions), [own], filter)
      assert.deepEqual(idsOf(found.branches), [north])
      assert.sameMembers(
        found.background.holidays.map((one: { name_en: string }) => one.name_en),
        ['Of all', 'Here']
      )
    }
    assert.equal((await shown(visitor)).zone, newYork)
    assert.equal((await props(visitor, '/admin/calendar')).zones.usual, newYork)
    assert.deepEqual((await shown(visitor, `${week}&branch=${main}`)).sessions, [])
  })

  test('behind the sessions stand holidays, timings, opening hours, absences and closures', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [{ id: main }] = await rowsOf(centre, 'branches', { is_main: true })
    const [teacher, room] = [await createInstructor(centre), await createRoom(centre)]
    const [other, closed] = [await createInstructor(centre), await createRoom(centre)]
    await at(centre, '08', { instructor_id: teacher, room_id: room })
    const open = uuid()
    await insert(centre, 'opening_weeks', { id: open, branch_id: null })
    for (const [opens, closes] of [
      ['08:00', '12:00'],
      ['16:00', '21:30'],
    ]) {
      const hours = { id: uuid(), week_id: open, weekday: 2, opens, closes }
      await insert(centre, 'opening_hours', hours)
    }
    const spans = [
      { name_en: 'Before', starts_on: '2026-10-20', ends_on: '2026-11-02' },
      { name_en: 'After', starts_on: '2026-11-05', ends_on: '2026-11-09' },
    ]
    for (const span of spans) await insert(centre, 'holidays', { id: uuid(), ...span })
    const timing = { ...spans[0], shift_minutes: 60, shorten_minutes: 0 }
    await insert(centre, 'timings', { id: uuid(), ...timing, branch_id: main })
    const away = { starts_at: '2026-11-02T21:00Z', ends_at: '2026-11-03T21:00Z' }
    for (const who of [teacher, other])
      await insert(centre, 'absences', { id: uuid(), instructor_id: who, reason: 'Ill', ...away })
    for (const where of [room, closed]) {
      const from = { starts_on: '2026-11-03', reason: 'Paint' }
      await insert(centre, 'room_closures', { id: uuid(), room_id: where, ...from })
    }
    const { background } = await shown(visitor, 'from=2026-11-03&to=2026-11-04')
    assert.deepEqual(background, {
      ...{ holidays: [], timings: [] },
      open: [
        {
          day: '2026-11-03',
          windows: [
            { from: '08:00', until: '12:00' },
            { from: '16:00', until: '21:30' },
          ],
        },
        { day: '2026-11-04', windows: [] },
      ],
      absences: [
        { instructor: 0, starts_at: '2026-11-02T21:00:00Z', ends_at: '2026-11-03T21:00:00Z' },
      ],
      closures: [{ room: 0, starts_on: '2026-11-03' }],
    })
    const all = await shown(visitor, `${week}&instructor=${other}&room=${closed}`)
    assert.deepEqual([idsOf(all.instructors), idsOf(all.rooms)], [[other], [closed]])
    assert.lengthOf(all.background.absences, 1)
    assert.lengthOf(all.background.closures, 1)
    assert.lengthOf(all.background.holidays, 2)
    assert.containsSubset(all.background.timings, [{ name_en: 'Before', branch: 0 }])
  })

  test('days that are none, are in disorder or too many are refused; a filter that is nothing is none', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const one = await at(centre, '08')
    for (const days of [
      '',
      'from=2026-11-01',
      'to=2026-11-01',
      'from=2026-11-02&to=2026-11-01',
      'from=2026-11-01&to=2027-01-02',
      'from=2026-02-30&to=2026-03-01',
      'from[]=2026-11-01&to=2026-11-02',
      'from=2026-11-01T00:00&to=2026-11-02',
      "from=2026-11-01'--&to=2026-11-02",
    ])
      assert.equal((await asked(visitor, days)).status(), 422, days)
    assert.equal((await asked(visitor, 'from=2026-11-01&to=2027-01-01')).status(), 200)
    for (const filter of [
      ...[
        'room=%27%3B%20drop%20table%20rooms--',
        'group[a]=b',
        'only=clashes2',
        'status=;',
        'branch=%25',
      ],
      ...['archived=1', 'starts_from=2030-01-01', 'when=past', 'page=9', 'sort=id&dir=desc'],
    ])
      assert.deepEqual(idsOf((await shown(visitor, `${week}&${filter}`)).sessions), [one], filter)
    assert.deepEqual((await shown(visitor, `${week}&q=%25_%5C`)).sessions, [])
  })

  test('what a page has already is not sent again', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await at(centre, '08')
    const first = await asked(visitor, week)
    assert.equal(first.header('cache-control'), 'no-store')
    const again = () => asked(visitor, week).header('If-None-Match', first.header('etag')!)
    const same = await again()
    assert.deepEqual([same.status(), same.text()], [304, ''])
    await at(centre, '10')
    assert.lengthOf((await again()).body().sessions, 2)
  })

  test('C5 a month of 2,000 sessions is under 60 kB, in as many round trips as one', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const month = 'from=2026-11-01&to=2026-11-30'
    await at(centre, '05', { instructor_id: await createInstructor(centre) })
    await shown(visitor, month)
    const few = await queriesOf(() => asked(visitor, month))
    await busyMonth(centre)
    const many = await queriesOf(() => asked(visitor, month))
    assert.isAbove(few, 0)
    assert.isAtMost(many, few)
    const answer = await asked(visitor, month)
    assert.lengthOf(answer.body().sessions, 2001)
    assert.isBelow(gzipSync(answer.text(), { level: 1 }).length, 60_000)
  }).timeout(30_000)
})

/** 2,000 sessions of 80 groups, 40 instructors and 20 rooms, a fifth of them with somebody who assists. */
async function busyMonth(centre: Centre) {
  const made = async <T>(count: number, make: () => Promise<T>) => {
    const all: T[] = []
    for (let n = 0; n < count; n++) all.push(await make())
    return all
  }
  const course = await createCourse(centre)
  const groups = await made(80, () => createGroup(centre, { courseId: course }))
  const instructors = await made(40, async () => (await registered(centre)).id)
  const rooms = await made(20, () => createRoom(centre))
  const rows = Array.from({ length: 2000 }, (_, n) => {
    const [place, slot] = [n % 20, Math.floor(n / 20)]
    const start = Date.UTC(
      2026,
      10,
      2 + Math.floor(slot / 5) + (slot >= 50 ? 4 : 0),
      6 + 2 * (slot % 5)
    )
    return {
      ...{ id: uuid(), type: 'regular', time_zone: 'Asia/Riyadh' },
      ...{ group_id: groups[(n * 7) % 80]!, instructor_id: instructors[place * 2 + (slot % 2)]! },
      ...{ room_id: rooms[place]!, title: n % 9 ? null : `Chapter ${n % 31}` },
      ...{ starts_at: new Date(start), ends_at: new Date(start + 90 * 60_000) },
    }
  })
  const helped = rows.filter((_, n) => n % 5 === 0)
  await withTenant(centre.id, async () => {
    for (let from = 0; from < rows.length; from += 500)
      await db()
        .insertInto('class_sessions')
        .values(rows.slice(from, from + 500) as never)
        .execute()
    const assistants = helped.map(({ id: session_id }, n) => ({
      ...{ session_id, instructor_id: instructors[(n * 3 + 1) % 40]! },
    }))
    await db().insertInto('class_session_assistants').values(assistants).execute()
  })
}
