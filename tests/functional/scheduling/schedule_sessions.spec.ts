import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import {
  alone,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { once, preview, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createCourse, createGroup, enrolled, zone } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import type { Recurrence } from '#domain/scheduling/series/rules/series_rule'

const four = weekly({ kind: 'count', count: 4 })

const startsIn = async (centre: Centre) =>
  (await rowsOf(centre, 'class_sessions')).map(({ starts_at }) => starts_at.toISOString()).sort()

const warningsOf = async (...given: Parameters<typeof preview>) => {
  const plan = await preview(...given)
  return plan.sessions.flatMap(({ date, warnings }) => warnings.map(({ kind }) => [date, kind]))
}

test.group('Planning class sessions', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('saves what it showed: every date, where and with whom', async ({ assert }) => {
    const centre = await createCentre()
    const [groupId, roomId] = [await createGroup(centre), await createRoom(centre)]
    const instructorId = await createInstructor(centre)
    const seriesId = uuid()
    const where = { groupId, roomId, instructorId }
    const plan = await preview(centre, where, four, seriesId)
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    const options = { seriesId, previewed: plan.fingerprint }
    const { ids } = await scheduled(centre, where, four, options)
    assert.lengthOf(ids, 4)
    assert.deepEqual(
      await startsIn(centre),
      plan.sessions.map(({ startsAt }) => startsAt.toISOString())
    )
    const [main] = await rowsOf(centre, 'branches')
    const [session] = await rowsOf(centre, 'class_sessions', { id: ids[0] })
    assert.containsSubset(session, {
      series_id: seriesId,
      group_id: groupId,
      room_id: roomId,
      instructor_id: instructorId,
      branch_id: main.id,
      type: 'regular',
      status: 'scheduled',
      time_zone: zone,
    })
    const [series] = await rowsOf(centre, 'class_series')
    assert.containsSubset(series, {
      id: seriesId,
      ends_kind: 'count',
      ends_count: 4,
      ends_on: '2026-09-28',
    })
    const trail = await rowsOf(centre, 'audit_events', { action: 'sessions.create' })
    assert.sameMembers(
      trail.map(({ subject_id }) => subject_id),
      ids
    )
  })

  test('twice plans nothing twice, not even what was moved or cancelled', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const seriesId = uuid()
    const { ids } = await scheduled(centre, { groupId }, four, { seriesId })
    await withTenant(centre.id, async () => {
      const moved = { starts_at: '2026-09-09T14:00Z', ends_at: '2026-09-09T15:00Z', detached: true }
      await db().updateTable('class_sessions').set(moved).where('id', '=', ids[0]!).execute()
      await db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'weather' })
        .where('id', '=', ids[1]!)
        .execute()
    })
    const before = await rowsOf(centre, 'class_sessions')
    const again = await scheduled(centre, { groupId }, four, { seriesId })
    assert.isEmpty(again.ids)
    assert.isTrue(again.plan.sessions.every(({ exists }) => exists))
    assert.sameDeepMembers(await rowsOf(centre, 'class_sessions'), before)
  })

  test('a series stays that of whom it was planned for, and as it was', async ({ assert }) => {
    const centre = await createCentre()
    const [groupId, other] = [await createGroup(centre), await createGroup(centre)]
    const [roomId, instructorId] = [await createRoom(centre), await createInstructor(centre)]
    const seriesId = uuid()
    const { ids } = await scheduled(centre, { groupId, roomId }, four, { seriesId })
    const later = weekly(four.ends!, [{ weekday: 1, starts: '19:00', minutes: 90 }])
    const others: [Parameters<typeof schedule>[1], Recurrence][] = [
      [{ groupId: other, roomId }, four],
      [{ groupId: other, roomId }, later],
      [{ groupId }, four],
      [{ groupId, roomId, instructorId }, four],
      [{ groupId, roomId, type: 'exam' }, four],
      [{ groupId, roomId, title: 'Algebra' }, four],
      [{ groupId, roomId }, weekly({ kind: 'count', count: 6 })],
      [
        { groupId, roomId },
        { ...four, excluded: ['2026-09-07T17:00'] },
      ],
    ]
    for (const [wanted, timing] of others) {
      const made = await schedule(centre, wanted, timing, { seriesId })
      assert.deepEqual(made, { ok: false, error: { type: 'other_series' } })
    }
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), ids.length)
  })

  test('of two who plan one series for two groups at once, one is refused', async ({ assert }) => {
    const centre = await createCentre()
    const seriesId = uuid()
    const groups = [await createGroup(centre), await createGroup(centre)]
    const both = await Promise.all(
      groups.map((groupId) => schedule(centre, { groupId }, four, { seriesId }))
    )
    assert.sameMembers(
      both.map((made) => (made.ok ? 'saved' : made.error.type)),
      ['saved', 'other_series']
    )
    const rows = await rowsOf(centre, 'class_sessions')
    assert.equal(new Set(rows.map(({ group_id }) => group_id)).size, 1)
  })

  test('one session alone belongs to no series', async ({ assert }) => {
    const centre = await createCentre()
    const student = await createStudent(centre)
    await scheduled(centre, { studentId: student.id }, once('2026-09-08', '10:00', 45), {
      seriesId: null,
    })
    assert.isEmpty(await rowsOf(centre, 'class_series'))
    const [session] = await rowsOf(centre, 'class_sessions')
    assert.containsSubset(session, {
      student_id: student.id,
      series_id: null,
      original_start: null,
    })
    assert.equal(session.ends_at.toISOString(), '2026-09-08T07:45:00.000Z')
  })

  test('a branch’s own zone is the series’ zone', async ({ assert }) => {
    const centre = await createCentre()
    const branchId = uuid()
    const branch = { id: branchId, code: 'B2', name_en: 'Berlin', position: 2 }
    await insert(centre, 'branches', { ...branch, time_zone: 'Europe/Berlin' })
    await scheduled(centre, { branchId }, once('2026-10-26', '17:00'))
    const [session] = await rowsOf(centre, 'class_sessions')
    assert.equal(session.starts_at.toISOString(), '2026-10-26T16:00:00.000Z')
    assert.containsSubset(session, { branch_id: branchId, time_zone: 'Europe/Berlin' })
  })

  test('skips holidays of the centre and of its branch, and makes up what is to be held', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [main] = await rowsOf(centre, 'branches')
    const branchId = uuid()
    await insert(centre, 'branches', { id: branchId, code: 'B2', name_en: 'Second', position: 2 })
    const holiday = (day: string, columns: object) =>
      insert(centre, 'holidays', {
        id: uuid(),
        name_en: day,
        starts_on: day,
        ends_on: day,
        ...columns,
      })
    await holiday('2026-09-07', {})
    await holiday('2026-09-14', { branch_id: main.id })
    await holiday('2026-09-21', { branch_id: branchId })
    await holiday('2026-09-28', { archived_at: new Date() })
    const held = weekly({ kind: 'held', count: 2 })
    const plan = await preview(centre, { title: 'Open day' }, held)
    assert.deepEqual(
      plan.sessions.map(({ date, skipped, madeUp }) => [date, skipped?.reason ?? null, madeUp]),
      [
        ['2026-09-07', 'holiday', false],
        ['2026-09-14', 'holiday', false],
        ['2026-09-21', null, true],
        ['2026-09-28', null, true],
      ]
    )
    assert.lengthOf((await scheduled(centre, {}, held)).ids, 2)
  })

  test('500 dates are as few statements as 5', async ({ assert }) => {
    const centre = await createCentre()
    const [groupId, roomId] = [await createGroup(centre), await createRoom(centre)]
    const instructorId = await createInstructor(centre)
    const of = (count: number, day: 1 | 3) => {
      const slots = [{ weekday: day, starts: '17:00', minutes: 60 }]
      return schedule(
        centre,
        { groupId, roomId, instructorId },
        weekly({ kind: 'count', count }, slots)
      )
    }
    let made: Awaited<ReturnType<typeof schedule>>[] = []
    const count = async (times: number, day: 1 | 3) => {
      const sent = await queriesOf(async () => {
        await withTenant(centre.id, () => db().deleteFrom('class_sessions').execute())
        made = [await of(times, day)]
      })
      assert.isTrue(made[0]!.ok)
      return sent
    }
    const few = await count(5, 1)
    assert.equal(await count(500, 3), few)
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 500)
  })
})

test.group('Clashes', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  for (const { what, column, make } of alone) {
    const field = `${what}Id` as const

    test(`with a session of the same ${what} name it and save nothing`, async ({ assert }) => {
      const centre = await createCentre()
      const id = await make(centre)
      const type = what === 'group' ? 'regular' : 'event'
      const other = await writeSession(centre, '2026-09-14T15:00Z', '2026-09-14T16:00Z', {
        [column]: id,
        type,
      })
      const made = await schedule(centre, { [field]: id }, four)
      assert.isFalse(made.ok)
      if (made.ok || made.error.type !== 'clashes') return assert.fail()
      const { plan } = made.error
      assert.equal(plan.clashing, 1)
      assert.deepEqual(
        plan.sessions.map(({ clashes }) =>
          clashes.map(({ kinds, session }) => [kinds, session.id])
        ),
        [[], [[[what], other]], [], []]
      )
      assert.lengthOf(await rowsOf(centre, 'class_sessions'), 1)
    })
  }

  test('are let through with a reason, which stands on those sessions alone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { userId } = await createAdministrator(centre)
    const instructorId = await createInstructor(centre)
    await writeSession(centre, '2026-09-14T15:00Z', '2026-09-14T16:00Z', {
      instructor_id: instructorId,
    })
    const allowance = { reason: 'Both groups in one hall', userId }
    const { ids } = await scheduled(centre, { instructorId }, four, { allowance })
    const rows = (await rowsOf(centre, 'class_sessions')).filter(({ id }) => ids.includes(id))
    const through = rows.filter(({ clash_reason }) => clash_reason)
    assert.deepEqual(
      through.map((row) => [row.starts_at.toISOString(), row.clash_reason, row.clash_allowed_by]),
      [['2026-09-14T14:00:00.000Z', allowance.reason, userId]]
    )
    const trail = await rowsOf(centre, 'audit_events', { subject_id: through[0].id })
    assert.equal(trail[0].after.clash_reason, allowance.reason)
    const third = await schedule(centre, { instructorId }, once('2026-09-14', '17:00', 30))
    assert.isFalse(third.ok)
  })

  test('cancelled, touching and another centre’s sessions are none', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const taken = { instructor_id: instructorId }
    const hour = ['2026-09-14T14:00Z', '2026-09-14T15:30Z'] as const
    const cancelled = { status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, ...hour, { ...taken, ...cancelled })
    await writeSession(centre, '2026-09-14T13:00Z', hour[0], taken)
    await writeSession(centre, hour[1], '2026-09-14T16:00Z', taken)
    await writeSession(await createCentre(), ...hour)
    assert.equal((await preview(centre, { instructorId }, four)).clashing, 0)
  })

  test('a room that may be double-booked has none', async ({ assert }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre, { can_double_book: true })
    await scheduled(centre, { roomId }, four)
    assert.lengthOf((await scheduled(centre, { roomId }, four)).ids, 4)
  })

  test('are seen from a session that began the evening before', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const taken = { instructor_id: instructorId }
    await writeSession(centre, '2026-09-06T20:00Z', '2026-09-07T14:01Z', taken)
    assert.equal((await preview(centre, { instructorId }, four)).clashing, 1)
  })

  test('of two who book one hour at once, one is told of the other', async ({ assert }) => {
    const centre = await createCentre()
    const [instructorId, roomId] = [await createInstructor(centre), await createRoom(centre)]
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        schedule(centre, at % 2 ? { instructorId, roomId } : { roomId, instructorId }, four)
      )
    )
    assert.lengthOf(
      tries.filter(({ ok }) => ok),
      1
    )
    for (const tried of tries) {
      if (tried.ok) continue
      if (tried.error.type !== 'clashes') return assert.fail(tried.error.type)
      assert.equal(tried.error.plan.clashing, 4)
    }
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 4)
  })

  test('that came while the preview was open are told before anything is saved', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const { fingerprint } = await preview(centre, { instructorId }, four)
    await scheduled(centre, { instructorId }, once('2026-09-14', '17:00'))
    const made = await schedule(centre, { instructorId }, four, { previewed: fingerprint })
    assert.equal(made.ok || made.error.type, 'changed')
  })
})

test.group('Warnings before saving', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('students who are in another group then, or alone', async ({ assert }) => {
    const centre = await createCentre()
    const [groupId, other] = [await createGroup(centre), await createGroup(centre)]
    const student = { id: (await createStudent(centre)).id }
    await enrolled(centre, groupId, { student })
    await enrolled(centre, other, { student })
    await scheduled(centre, { groupId: other }, once('2026-09-14', '18:00'))
    await scheduled(centre, { studentId: student.id }, once('2026-09-21', '16:00'))
    const plan = await preview(centre, { groupId }, four)
    assert.deepEqual(
      plan.sessions.map(({ warnings }) => warnings.map((warning) => warning.kind)),
      [[], ['students'], ['students'], []]
    )
    const [warning] = plan.sessions[1]!.warnings
    assert.containsSubset(warning, { session: { students: 1, group: { id: other } } })
    assert.deepEqual(
      await warningsOf(centre, { studentId: student.id }, once('2026-09-14', '17:00')),
      [['2026-09-14', 'students']]
    )
  })

  test('an instructor who is away, doesn’t work then, or has left', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const of = { id: uuid(), instructor_id: instructorId }
    await insert(centre, 'absences', {
      ...of,
      starts_at: '2026-09-14T00:00Z',
      ends_at: '2026-09-15T00:00Z',
      reason: 'Leave',
    })
    await insert(centre, 'availability_windows', {
      ...of,
      weekday: 1,
      starts: '17:00',
      ends: '18:30',
    })
    assert.deepEqual(await warningsOf(centre, { instructorId }, four), [['2026-09-14', 'absence']])
    assert.deepEqual(await warningsOf(centre, { instructorId }, once('2026-09-07', '17:01')), [
      ['2026-09-07', 'hours'],
    ])
    await withTenant(centre.id, () =>
      db()
        .updateTable('instructors')
        .set({ left_on: '2026-09-28' })
        .where('id', '=', instructorId)
        .execute()
    )
    assert.deepInclude(await warningsOf(centre, { instructorId }, four), ['2026-09-28', 'left'])
  })

  test('an hour in which the branch, or else the centre, isn’t open', async ({ assert }) => {
    const centre = await createCentre()
    const [main] = await rowsOf(centre, 'branches')
    const open = async (branch: string | null, opens: string, closes: string) => {
      const week = uuid()
      await insert(centre, 'opening_weeks', { id: week, branch_id: branch })
      await insert(centre, 'opening_hours', {
        id: uuid(),
        week_id: week,
        weekday: 1,
        opens,
        closes,
      })
    }
    const asked = () => warningsOf(centre, {}, once('2026-09-07', '17:00'))
    await open(null, '09:00', '17:00')
    assert.deepEqual(await asked(), [['2026-09-07', 'closed']])
    await open(main.id, '16:00', '24:00')
    assert.deepEqual(await asked(), [])
  })

  test('a student who said that they would be away', async ({ assert }) => {
    const centre = await createCentre()
    const [{ id: studentId }, other] = [await createStudent(centre), await createStudent(centre)]
    const told = { reason: 'Ill', told_at: '2026-09-01T10:00Z' }
    const days = { from_day: '2026-09-13', until_day: '2026-09-15' }
    const notice = { id: uuid(), student_id: studentId, ...told, ...days }
    await insert(centre, 'absence_notices', notice)
    assert.deepEqual(await warningsOf(centre, { studentId }, four), [
      ['2026-09-14', 'student_away'],
    ])
    assert.deepEqual(await warningsOf(centre, { studentId: other.id }, four), [])
    await withTenant(centre.id, () =>
      db().updateTable('absence_notices').set({ withdrawn_at: new Date() }).execute()
    )
    assert.deepEqual(await warningsOf(centre, { studentId }, four), [])
  })

  test('a room that is out of use, or too small', async ({ assert }) => {
    const centre = await createCentre()
    const [roomId, groupId] = [await createRoom(centre, { capacity: 1 }), await createGroup(centre)]
    await insert(centre, 'room_closures', {
      id: uuid(),
      room_id: roomId,
      starts_on: '2026-09-10',
      ends_on: '2026-09-14',
    })
    for (let n = 0; n < 2; n++) await enrolled(centre, groupId)
    assert.deepEqual(await warningsOf(centre, { roomId, groupId }, four), [
      ['2026-09-14', 'room_closed'],
    ])
    const { warnings } = await preview(centre, { roomId, groupId }, four)
    assert.deepEqual(warnings, [{ kind: 'capacity', capacity: 1, students: 2, severity: 'warn' }])
  })

  test('an instructor of the other gender, or of other subjects', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const groupId = await createGroup(centre, { genderPolicy: 'female' })
    const kinds = async () =>
      (await preview(centre, { instructorId, groupId }, four)).warnings.map(({ kind }) => kind)
    assert.deepEqual(await kinds(), [])
    await withTenant(centre.id, () =>
      db()
        .updateTable('instructors')
        .set({ gender: 'male' })
        .where('id', '=', instructorId)
        .execute()
    )
    assert.deepEqual(await kinds(), ['gender'])
    await createCourse(centre)
    const [taught, other] = await rowsOf(centre, 'subjects')
    const [course] = await rowsOf(centre, 'courses', { subject_id: taught.id })
    const [group] = await rowsOf(centre, 'groups')
    const elsewhere = group.course_id === course?.id ? other : taught
    await insert(centre, 'instructor_subjects', {
      instructor_id: instructorId,
      subject_id: elsewhere.id,
    })
    assert.deepEqual(await kinds(), ['gender', 'subject'])
  })
})

test.group('What is never planned', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('another centre’s room, instructor, group, student or branch', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const [branch] = await rowsOf(other, 'branches')
    const theirs = [
      ['room_id', { roomId: await createRoom(other) }],
      ['instructor_id', { instructorId: await createInstructor(other) }],
      ['group_id', { groupId: await createGroup(other) }],
      ['student_id', { studentId: (await createStudent(other)).id }],
      ['branch_id', { branchId: branch.id as string }],
    ] as const
    for (const [field, wanted] of theirs) {
      const made = await schedule(centre, wanted, four)
      assert.deepEqual(made, { ok: false, error: { type: 'unusable', field } })
    }
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
  })

  test('a room of another branch than the group’s, or than the one that is meant', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const branchId = await secondBranch(centre)
    const roomId = await createRoom(centre, { branch_id: branchId })
    const [main] = await rowsOf(centre, 'branches', { position: 1 })
    for (const wanted of [
      { groupId, roomId },
      { branchId: main.id, roomId },
    ])
      assert.deepEqual(await schedule(centre, wanted, four), {
        ok: false,
        error: { type: 'other_branch', field: 'room_id' },
      })
    assert.isTrue((await schedule(centre, { roomId }, four)).ok)
  })

  test('an archived room, and a group that is over', async ({ assert }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre, { archived_at: new Date() })
    const groupId = await createGroup(centre, { status: 'completed' })
    const types = await Promise.all(
      [{ roomId }, { groupId }].map(async (wanted) => {
        const made = await schedule(centre, wanted, four)
        return made.ok || made.error.type
      })
    )
    assert.deepEqual(types, ['unusable', 'group_over'])
  })

  test('a lesson of nobody, or of a group and a student', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const student = await createStudent(centre)
    const nobody = await schedule(centre, { type: 'regular' }, four)
    const both = await schedule(centre, { groupId, studentId: student.id }, four)
    assert.equal(nobody.ok || nobody.error.type, 'nobody')
    assert.equal(both.ok || both.error.type, 'two_parties')
  })

  test('days more than a year ago, or more than ten years ahead', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const asked = async (timing: Recurrence) => {
      const made = await schedule(centre, { groupId }, timing)
      return made.ok ? 'saved' : made.error
    }
    const long = { ...weekly({ kind: 'on', date: '2036-10-01' }), startsOn: '2026-10-05' }
    assert.deepEqual(await asked(once('2025-08-31', '10:00')), {
      type: 'too_early',
      field: 'starts_on',
    })
    assert.deepEqual(await asked(once('2036-09-02', '10:00')), {
      type: 'too_far',
      field: 'starts_on',
    })
    assert.deepEqual(await asked(long), { type: 'too_far', field: 'ends' })
    assert.equal(await asked(once('2025-09-01', '10:00')), 'saved')
    assert.equal(await asked(once('2036-09-01', '10:00')), 'saved')
  })
})

test.group('Sessions in the past', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-14T15:30Z'))

  test('are named by the preview, and saved by who says so', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const plan = await preview(centre, { groupId }, four)
    assert.equal(plan.past, 2)
    assert.deepEqual(
      plan.sessions.map(({ isPast }) => isPast),
      [true, true, false, false]
    )
    const seriesId = uuid()
    const refused = await schedule(centre, { groupId }, four, { seriesId, allowsPast: false })
    assert.equal(refused.ok || refused.error.type, 'in_past')
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    assert.lengthOf((await scheduled(centre, { groupId }, four, { seriesId })).ids, 4)
    const again = await scheduled(centre, { groupId }, four, { seriesId, allowsPast: false })
    assert.deepEqual([again.ids.length, again.plan.past], [0, 0])
  })
})
