import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import { freezeClock } from '#domain/shared/time/clock'
import { marked, aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { absent, askedFor } from '#tests/helpers/people/absences'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/today'

/** 16:00 in Riyadh. */
const moment = '2026-11-25T13:00Z'

type Row = { id: string; session_id?: string; student?: { id: string }; [field: string]: unknown }

const ids = (rows: Row[]) => rows.map(({ id }) => id)

const dayOf = async (visitor: Visitor) => (await props(visitor, path)).office

/** A group with an instructor and a student, and a way to give it sessions on the day. */
async function taught(client: ApiClient) {
  const { centre, visitor } = await office(client)
  const instructor = await createInstructor(centre)
  const group = await createGroup(centre)
  const { studentId } = await enrolledIn(centre, group)
  const lesson = (from: string, until: string, columns: Record<string, unknown> = {}) =>
    writeSession(centre, `2026-11-25T${from}Z`, `2026-11-25T${until}Z`, {
      type: 'regular',
      group_id: group,
      instructor_id: instructor,
      ...columns,
    })
  return { centre, visitor, instructor, group, student: studentId, lesson }
}

async function enrolledIn(centre: Centre, group: string, options: object = {}) {
  const { id: studentId } = await createStudent(centre)
  await enrolled(centre, group, { student: { id: studentId }, ...options })
  return { studentId }
}

const notice = (centre: Centre, student: string, session: string) =>
  insert(centre, 'absence_notices', {
    id: uuid(),
    student_id: student,
    session_id: session,
    reason: 'Ill',
    told_at: '2026-11-25T08:00Z',
  })

test.group('Today', (tests) => {
  tests.each.setup(() => freezeClock(moment))

  test('lists what is in progress and begins within the hour, and counts the whole day', async ({
    client,
    assert,
  }) => {
    const { visitor, lesson } = await taught(client)
    await lesson('09:00', '10:00')
    const running = await lesson('12:30', '13:30')
    const next = await lesson('14:00', '15:00')
    await lesson('15:30', '16:30')
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    const cancelled = await lesson('13:45', '14:30', off)
    await lesson('21:30', '22:00')
    const { soon, sums, day } = await dayOf(visitor)
    assert.deepEqual(ids(soon.rows), [running, cancelled, next])
    assert.equal(day, '2026-11-25')
    assert.deepEqual(sums, { total: 4, over: 1, running: 1, ahead: 2, cancelled: 1 })
  })

  test('lists twelve of an hour at most, and says how many there are', async ({
    client,
    assert,
  }) => {
    const { visitor, centre } = await taught(client)
    for (let n = 0; n < 14; n++)
      await writeSession(centre, '2026-11-25T13:30Z', '2026-11-25T14:30Z', {
        type: 'regular',
        group_id: await createGroup(centre),
      })
    const { soon, unstaffed } = await dayOf(visitor)
    assert.deepEqual([soon.total, soon.rows.length], [14, 12])
    assert.deepEqual([unstaffed.total, unstaffed.rows.length], [14, 6])
  })

  test('counts who is expected, here and absent, without those on a pause', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, student, lesson } = await taught(client)
    const { studentId: excused } = await enrolledIn(centre, group)
    await enrolledIn(centre, group)
    const session = await lesson('12:30', '13:30')
    await marked(centre, session, [aMark(student)])
    await notice(centre, excused, session)
    const { soon } = await dayOf(visitor)
    assert.deepEqual(soon.rows[0].headcount, { expected: 3, arrived: 1, absent: 1 })
  })

  test('says which sessions nobody teaches, and whose instructor is away', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, lesson } = await taught(client)
    await lesson('09:00', '10:00', { instructor_id: null })
    const away = await lesson('14:00', '15:00')
    const nobody = await lesson('17:00', '18:00', { instructor_id: null })
    await lesson('16:00', '16:30', { instructor_id: await createInstructor(centre) })
    await absent(centre, instructor, { fromDay: '2026-11-25', untilDay: '2026-11-26' })
    const { unstaffed, away: people } = await dayOf(visitor)
    assert.deepEqual(
      unstaffed.rows.map(({ id, lacks }: Row) => [id, lacks]),
      [
        [away, 'substitute'],
        [nobody, 'instructor'],
      ]
    )
    assert.containsSubset(people, [
      { instructor: { id: instructor }, uncovered: 1, first_uncovered_id: away, reason: 'Family' },
    ])
  })

  test('lists unmarked sessions of the day, the latest first, and not those of other days', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, lesson } = await taught(client)
    const early = await lesson('06:00', '07:00')
    const late = await lesson('09:00', '10:00')
    await writeSession(centre, '2026-11-24T09:00Z', '2026-11-24T10:00Z', {
      type: 'regular',
      group_id: group,
    })
    const { office: day, attention } = await props(visitor, path)
    assert.deepEqual(ids(day.unmarked.rows), [late, early])
    assert.deepInclude(attention.counts, { kind: 'unmarked', count: 3 })
  })

  test('lists who is still to arrive: newcomers first, none marked, excused or online', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, student, lesson } = await taught(client)
    const { studentId: newcomer } = await enrolledIn(centre, group, { startsOn: '2026-11-25' })
    const { studentId: excused } = await enrolledIn(centre, group)
    const { studentId: here } = await enrolledIn(centre, group)
    await writeSession(centre, '2026-11-18T13:30Z', '2026-11-18T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    const session = await lesson('13:20', '14:20')
    await notice(centre, excused, session)
    await marked(centre, session, [aMark(here)])
    const online = await createGroup(centre, { workType: 'online' })
    await enrolledIn(centre, online)
    await lesson('13:30', '14:30', { group_id: online, instructor_id: null })
    const { arrivals } = await dayOf(visitor)
    assert.equal(arrivals.total, 2)
    assert.deepEqual(
      arrivals.rows.map((row: Row) => [row.student!.id, row.is_first_class]),
      [
        [newcomer, true],
        [student, false],
      ]
    )
  })

  test('lists families that no e-mail reaches, with whom to call', async ({ client, assert }) => {
    const { centre, visitor, student, lesson } = await taught(client)
    await sayPolicy(centre, { alerts_guardians: true, alert_minutes: 15 })
    const session = await lesson('12:30', '13:30')
    const guardian = await createGuardian(centre, { email: null, phone: '+966501234567' })
    await link(centre, student, guardian.id)
    await marked(centre, session, [aMark(student, { status: 'absent' })])
    const { calls } = await dayOf(visitor)
    assert.containsSubset(calls, {
      total: 1,
      rows: [{ student: { id: student }, contact: { phone: '+966501234567' } }],
    })
    const without = await clerk(client, centre, ['admin.attendance.index', 'admin.students.index'])
    assert.equal((await dayOf(without)).calls.total, 0)
  })

  test('lists requests that wait, for those who may decide them', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const instructor = await createPerson(centre, 'instructor')
    const absence = await askedFor(centre, instructor)
    for (const kind of ['student', 'instructor'])
      await insert(centre, 'access_requests', {
        id: uuid(),
        kind,
        first_name: 'Rana',
        last_name: 'Saad',
        email: `${kind}@home.test`,
        locale: 'en',
      })
    const { requests } = await props(visitor, path)
    assert.deepEqual([requests.joining.total, requests.absences.total], [2, 1])
    assert.deepEqual(ids(requests.absences.rows), [absence])
    const desk = await clerk(client, centre, ['admin.students.create'])
    const { requests: some } = await props(desk, path)
    assert.deepEqual([some.joining.total, some.absences.total], [1, 0])
    assert.equal(some.joining.rows[0].kind, 'student')
  })

  test('on a day off names the holiday and the next session', async ({ client, assert }) => {
    const { centre, visitor, group } = await taught(client)
    await insert(centre, 'holidays', {
      id: uuid(),
      name_en: 'Founding Day',
      starts_on: '2026-11-25',
      ends_on: '2026-11-25',
    })
    const later = await writeSession(centre, '2026-11-28T13:00Z', '2026-11-28T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    const { holiday, next, soon, sums } = await dayOf(visitor)
    assert.equal(holiday.name_en, 'Founding Day')
    assert.deepEqual([next.id, soon.total, sums.total], [later, 0, 0])
  })

  test('a holiday of one branch is no holiday of the centre', async ({ client, assert }) => {
    const { centre, visitor } = await taught(client)
    await insert(centre, 'holidays', {
      id: uuid(),
      name_en: 'Fair in the north',
      starts_on: '2026-11-25',
      ends_on: '2026-11-25',
      branch_id: await secondBranch(centre),
    })
    assert.isNull((await dayOf(visitor)).holiday)
  })

  const blocks: { permissions: Permission[]; day: object }[] = [
    {
      permissions: ['admin.sessions.index'],
      day: { sums: { total: 2 }, unmarked: { total: 0 }, arrivals: { total: 0 }, away: [] },
    },
    {
      permissions: ['admin.attendance.index'],
      day: { sums: null, soon: { total: 0 }, unmarked: { total: 1 }, unstaffed: { total: 0 } },
    },
    {
      permissions: ['admin.instructors.index'],
      day: { sums: null, unmarked: { total: 0 }, away: [{ uncovered: 0 }] },
    },
    { permissions: ['admin.groups.index'], day: { sums: null, soon: { total: 0 }, away: [] } },
  ]

  test('shows each block to those who may see what it is about: {$i}')
    .with(blocks)
    .run(async ({ client, assert }, { permissions, day }) => {
      const { centre, instructor, lesson } = await taught(client)
      await lesson('09:00', '10:00')
      await lesson('13:30', '14:30')
      await absent(centre, instructor, { fromDay: '2026-11-25', untilDay: '2026-11-26' })
      const visitor = await clerk(client, centre, permissions)
      const actual = await dayOf(visitor)
      assert.containsSubset(actual, day)
      assert.isTrue(actual.soon.rows.every(({ headcount }: Row) => headcount === null))
    })

  test('shows nothing of another centre or branch', async ({ client, assert }) => {
    const { centre, lesson } = await taught(client)
    const [main] = await rowsOf(centre, 'branches')
    const here = main!.id as string
    const there = await secondBranch(centre)
    const own = await lesson('13:30', '14:30', { branch_id: here })
    await lesson('12:30', '13:30', { branch_id: there })
    const limited = await clerk(client, centre, ['admin.sessions.index'], { branches: [here] })
    assert.deepEqual(ids((await dayOf(limited)).soon.rows), [own])
    const { visitor: stranger } = await office(client)
    const { soon, sums, next } = await dayOf(stranger)
    assert.deepEqual([soon.total, sums.total, next], [0, 0, null])
  })

  test('names no student of a session alone to people who may not see students', async ({
    client,
    assert,
  }) => {
    const { centre, student, lesson } = await taught(client)
    await lesson('13:30', '14:30', { group_id: null, student_id: student })
    const visitor = await clerk(client, centre, ['admin.sessions.index'])
    assert.isNull((await dayOf(visitor)).soon.rows[0].student)
  })

  test('the earlier address of what needs attention leads to it', async ({ client, assert }) => {
    const { visitor } = await office(client)
    const answer = await visitor.get('/admin/attention?kind=papers&page=2')
    assert.equal(answer.header('location'), '/admin/today?kind=papers&page=2')
  })
})
