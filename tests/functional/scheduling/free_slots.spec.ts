import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { sessionChoices } from '#domain/scheduling/free_slots/session_choices'
import { inBranches } from '#domain/shared/data/branch_limit'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { schedulingChecks } from '#domain/shared/choices/scheduling_checks'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { find, found, startsIn } from '#tests/helpers/scheduling/finding'
import { once, preview, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { finding, setSeverities } from '#tests/helpers/scheduling/severities'
import { createCourse, createGroup, enrolled, zone } from '#tests/helpers/teaching/groups'

/** Rules out whatever a check finds. */
const blocking = Object.fromEntries(schedulingChecks.map((check) => [check, 'block' as const]))

const hour = (day: string, from: number, to: number) =>
  [`${day}T${from - 3}:00Z`, `${day}T${to - 3}:00Z`] as const

const windowOf = (centre: Centre, instructor: string, starts: string, ends: string) =>
  insert(centre, 'availability_windows', {
    ...{ id: uuid(), instructor_id: instructor, weekday: 1, starts, ends },
  })

const open = async (centre: Centre, opens: string, closes: string) => {
  const week = uuid()
  await insert(centre, 'opening_weeks', { id: week })
  await insert(centre, 'opening_hours', { id: uuid(), week_id: week, weekday: 1, opens, closes })
}

const change = (centre: Centre, table: 'groups' | 'instructors', id: string, columns: object) =>
  withTenant(centre.id, () => db().updateTable(table).set(columns).where('id', '=', id).execute())

const subjectOf = async (centre: Centre, group: string) => {
  const [{ course_id: course }] = await rowsOf(centre, 'groups', { id: group })
  return (await rowsOf(centre, 'courses', { id: course }))[0].subject_id
}

test.group('Finding a free slot', (group) => {
  group.each.setup(() => freezeClock('2026-09-01T00:00Z'))

  test('goes around sessions of the instructor, the room and the group', async ({ assert }) => {
    const centre = await createCentre()
    const [groupId, roomId] = [await createGroup(centre), await createRoom(centre)]
    const instructorId = await createInstructor(centre)
    const of = { type: 'event' }
    await writeSession(centre, ...hour('2026-09-07', 16, 17), { ...of, room_id: roomId })
    await writeSession(centre, ...hour('2026-09-07', 17, 18), {
      ...of,
      instructor_id: instructorId,
    })
    await writeSession(centre, ...hour('2026-09-07', 18, 19), {
      type: 'regular',
      group_id: groupId,
    })
    await writeSession(centre, ...hour('2026-09-07', 19, 20), {
      ...{ type: 'regular', group_id: groupId, status: 'cancelled', cancelled_by: 'centre' },
    })
    const meeting = { groupId, room: { id: roomId }, instructor: { id: instructorId } }
    assert.deepEqual(startsIn(await found(centre, { meeting })), ['19:00'])
    assert.deepEqual(startsIn(await found(centre, { meeting: { groupId } })), [
      '16:00',
      '17:00',
      '19:00',
    ])
    const other = await createCentre()
    assert.lengthOf((await found(other)).slots, 4)
  })

  test('goes around what the instructor assists in, or tells it, as severely as the centre has it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const id = await createInstructor(centre)
    await assisting(centre, await writeSession(centre, ...hour('2026-09-07', 17, 18)), id)
    const meeting = { instructor: { id } }
    const told = async () =>
      (await found(centre, { meeting })).slots.flatMap(({ starts, instructor }) =>
        instructor!.against.map(({ kind }) => [starts, kind])
      )
    assert.deepEqual(await told(), [['17:00', 'assists']])
    await setSeverities(centre, { assistants: 'off' })
    assert.lengthOf((await found(centre, { meeting })).slots, 4)
    assert.deepEqual(await told(), [])
    await setSeverities(centre, { assistants: 'block' })
    assert.deepEqual(startsIn(await found(centre, { meeting })), ['16:00', '18:00', '19:00'])
  })

  test('looks at the assistants of the group, and of a session that moves at its own', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const [of, own] = [await createInstructor(centre), await createInstructor(centre)]
    await insert(centre, 'group_assistants', { group_id: groupId, instructor_id: of })
    await writeSession(centre, ...hour('2026-09-07', 16, 17), { instructor_id: of })
    const [from, to] = hour('2026-09-07', 17, 18)
    const absence = { id: uuid(), instructor_id: of, starts_at: from, ends_at: to }
    await insert(centre, 'absences', absence)
    await assisting(centre, await writeSession(centre, ...hour('2026-09-07', 18, 19)), own)
    const moving = { group_id: groupId, type: 'regular' }
    const sessionId = await writeSession(centre, ...hour('2026-09-08', 16, 17), moving)
    await assisting(centre, sessionId, own)
    const told = async (meeting: Partial<Parameters<typeof found>[1] & object>['meeting']) =>
      (await found(centre, { meeting })).slots.flatMap(({ starts, against }) =>
        against.map(({ kind }) => [starts, kind])
      )
    assert.deepEqual(await told({ groupId }), [
      ['16:00', 'assistant_busy'],
      ['17:00', 'assistant_away'],
    ])
    const moved = { sessionId, scope: 'this' as const }
    assert.deepEqual(await told({ groupId, moved }), [['18:00', 'assistant_busy']])
    await setSeverities(centre, { assistants: 'block' })
    assert.deepEqual(startsIn(await found(centre, { meeting: { groupId } })), ['18:00', '19:00'])
  })

  test('tells the days on which a student said that they would be away, as severely as the centre has it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [{ id: studentId }, other] = [await createStudent(centre), await createStudent(centre)]
    const told = { reason: 'Ill', told_at: '2026-09-01T10:00Z' }
    const days = { from_day: '2026-09-07', until_day: '2026-09-08' }
    const notice = { id: uuid(), student_id: studentId, ...told, ...days }
    await insert(centre, 'absence_notices', notice)
    const search = { until: '2026-09-09', earliest: '16:00', latest: '17:00' }
    const at = async (id: string, isForAllStudents = false) =>
      (await found(centre, { meeting: { studentId: id }, search, isForAllStudents })).slots.map(
        ({ date, against }) => [date.slice(-2), ...against.map(({ kind }) => kind)]
      )
    const free = [['07'], ['08'], ['09']]
    assert.deepEqual(await at(studentId), [['07', 'student_away'], ['08', 'student_away'], ['09']])
    assert.deepEqual(await at(other.id), free)
    await setSeverities(centre, { students: 'block' })
    assert.deepEqual(await at(studentId), [['09']])
    await setSeverities(centre, { students: 'off' })
    assert.deepEqual(await at(studentId), free)
    await setSeverities(centre, { students: 'warn' })
    await withTenant(centre.id, () =>
      db().updateTable('absence_notices').set({ withdrawn_at: new Date() }).execute()
    )
    assert.deepEqual(await at(studentId), free)
  })

  for (const check of schedulingChecks)
    test(`heeds ${check} as severely as the centre has it`, async ({ assert }) => {
      const centre = await createCentre()
      const { groupId = null, instructorId, roomId } = await finding[check](centre)
      const meeting = {
        groupId,
        instructor: instructorId ? { id: instructorId } : ('none' as const),
        room: roomId ? { id: roomId } : ('none' as const),
      }
      const search = { from: '2026-09-14', until: '2026-09-14', earliest: '17:00', latest: '18:00' }
      const told = async () => {
        const asked = { meeting, search, isForAllStudents: false }
        const [slot] = (await found(centre, asked)).slots
        if (!slot) return 'none'
        const { instructor, room, against, studentsElsewhere } = slot
        const all = [
          ...against,
          ...[instructor, room].flatMap((one) => (one ? [...one.against, ...one.caveats] : [])),
        ]
        return all.length || studentsElsewhere ? 'told' : 'free'
      }
      // A series leaves holidays out whatever is chosen, and so does what is newly planned
      const warned = check === 'holidays' ? 'none' : 'told'
      assert.equal(await told(), warned)
      await setSeverities(centre, { [check]: 'off' })
      assert.equal(await told(), check === 'holidays' ? 'none' : 'free')
      await setSeverities(centre, { [check]: 'block' })
      assert.equal(await told(), 'none')
    })

  test('moves one session to a holiday where the centre only warns of it', async ({ assert }) => {
    const centre = await createCentre()
    const sessionId = await writeSession(centre, ...hour('2026-09-08', 16, 17))
    const day = { starts_on: '2026-09-07', ends_on: '2026-09-07' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'Holiday', ...day })
    const meeting = { moved: { sessionId, scope: 'this' as const } }
    const [slot] = (await found(centre, { meeting })).slots
    assert.deepEqual(slot?.against, [{ kind: 'holiday', times: 1 }])
    await setSeverities(centre, { holidays: 'block' })
    assert.isEmpty((await found(centre, { meeting })).slots)
  })

  test('keeps to opening and working hours, absences, closures and holidays', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [roomId, instructorId] = [await createRoom(centre), await createInstructor(centre)]
    const meeting = { room: { id: roomId }, instructor: { id: instructorId } }
    const starts = async () => startsIn(await found(centre, { meeting }))
    await setSeverities(centre, blocking)
    await open(centre, '17:00', '24:00')
    assert.deepEqual(await starts(), ['17:00', '18:00', '19:00'])
    await windowOf(centre, instructorId, '08:00', '19:00')
    assert.deepEqual(await starts(), ['17:00', '18:00'])
    const [from, to] = hour('2026-09-07', 17, 18)
    const absence = { id: uuid(), instructor_id: instructorId, starts_at: from, ends_at: to }
    await insert(centre, 'absences', absence)
    assert.deepEqual(await starts(), ['18:00'])
    const closure = { id: uuid(), room_id: roomId, starts_on: '2026-09-01' }
    await insert(centre, 'room_closures', closure)
    assert.deepEqual(await starts(), [])
    await withTenant(centre.id, () => db().deleteFrom('room_closures').execute())
    const day = { starts_on: '2026-09-07', ends_on: '2026-09-07' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'Holiday', ...day })
    assert.deepEqual(await starts(), [])
  })

  test('proposes the group’s own instructor, else one of its subject, and says why', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const subject = await subjectOf(centre, groupId)
    const [own, teaches, other] = [
      await createInstructor(centre),
      await createInstructor(centre),
      await createInstructor(centre),
    ]
    await change(centre, 'groups', groupId, { instructor_id: own })
    await insert(centre, 'instructor_subjects', { instructor_id: teaches, subject_id: subject })
    await createCourse(centre)
    const elsewhere = (await rowsOf(centre, 'subjects')).find(({ id }) => id !== subject)
    await insert(centre, 'instructor_subjects', { instructor_id: other, subject_id: elsewhere!.id })
    await windowOf(centre, own, '16:00', '18:00')
    await setSeverities(centre, { availability: 'block' })
    const meeting = { groupId, instructor: 'any' as const }
    const { slots } = await found(centre, { meeting, search: { minutes: 120 } })
    assert.containsSubset(slots[0], {
      starts: '16:00',
      instructor: { id: own, isOwn: true },
      moreInstructors: 1,
    })
    assert.containsSubset(slots[1], {
      starts: '18:00',
      instructor: { id: teaches, teachesIt: true, isOwn: false },
      moreInstructors: 0,
    })
    const chosen = await found(centre, { meeting: { groupId, instructor: { id: other } } })
    assert.deepEqual(chosen.slots[0]!.instructor!.caveats, ['subject'])
  })

  test('offers nobody who is on leave, archived, gone or against the gender policy', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { genderPolicy: 'female' })
    await setSeverities(centre, blocking)
    const id = await createInstructor(centre)
    const offered = async () =>
      (await found(centre, { meeting: { groupId, instructor: 'any' } })).slots.length > 0
    assert.isTrue(await offered())
    for (const columns of [
      { status: 'on_leave' },
      { archived_at: new Date() },
      { left_on: '2026-09-07' },
      { gender: 'male' },
    ]) {
      const [before] = await rowsOf(centre, 'instructors', { id })
      await change(centre, 'instructors', id, columns)
      assert.isFalse(await offered(), Object.keys(columns)[0])
      const back = Object.keys(columns).map((name) => [name, before[name]])
      await change(centre, 'instructors', id, Object.fromEntries(back))
    }
    assert.isTrue(await offered())
  })

  test('proposes the usual room, else the smallest that seats the group', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    for (let n = 0; n < 2; n++) await enrolled(centre, groupId)
    const [, small, large] = [
      await createRoom(centre, { capacity: 1 }),
      await createRoom(centre, { capacity: 3 }),
      await createRoom(centre, { capacity: 30 }),
    ]
    const meeting = { groupId, room: 'any' as const }
    const roomsOf = async () =>
      (await found(centre, { meeting })).slots.map(({ room, moreRooms }) => [room!.id, moreRooms])
    assert.deepEqual(await roomsOf(), Array(4).fill([small, 1]))
    await insert(centre, 'group_patterns', { group_id: groupId, room_id: large })
    assert.deepEqual(await roomsOf(), Array(4).fill([large, 1]))
    await writeSession(centre, ...hour('2026-09-07', 16, 20), { room_id: large })
    assert.deepEqual(await roomsOf(), Array(4).fill([small, 0]))
  })

  test('stays within the rooms of the group’s branch, and in its zone', async ({ assert }) => {
    const centre = await createCentre()
    const branchId = uuid()
    const branch = { id: branchId, code: 'B2', name_en: 'Berlin', position: 2 }
    await insert(centre, 'branches', { ...branch, time_zone: 'Europe/Berlin' })
    const groupId = await createGroup(centre)
    await change(centre, 'groups', groupId, { branch_id: branchId })
    await createRoom(centre)
    const meeting = { groupId, room: 'any' as const }
    assert.isEmpty((await found(centre, { meeting })).slots)
    const room = await createRoom(centre, { branch_id: branchId })
    const { slots } = await found(centre, { meeting })
    assert.equal(slots[0]!.room!.id, room)
    assert.equal(slots[0]!.startsAt.toISOString(), '2026-09-07T14:00:00.000Z')
  })

  test('goes around hours taken in branches that whoever asks doesn’t work in', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const branch = await secondBranch(centre)
    const [instructorId, elsewhere] = [await createInstructor(centre), await createRoom(centre)]
    const room = await createRoom(centre, { branch_id: branch })
    const taken = { instructor_id: instructorId, room_id: elsewhere }
    await writeSession(centre, ...hour('2026-09-07', 16, 19), taken)
    const meeting = { instructor: { id: instructorId }, room: 'any' as const }
    const { slots } = await inBranches([branch], () => found(centre, { meeting }))
    assert.deepEqual(
      slots.map((slot) => [slot.starts, slot.room?.id]),
      [['19:00', room]]
    )
  })

  test('goes around other sessions of the group’s students, or says how many miss it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [groupId, other] = [await createGroup(centre), await createGroup(centre)]
    const student = { id: (await createStudent(centre)).id }
    await enrolled(centre, groupId, { student })
    await enrolled(centre, other, { student })
    await scheduled(centre, { groupId: other }, once('2026-09-07', '16:30', 60))
    assert.deepEqual(startsIn(await found(centre, { meeting: { groupId } })), ['18:00', '19:00'])
    const all = await found(centre, { meeting: { groupId }, isForAllStudents: false })
    assert.deepEqual(
      all.slots.map(({ starts, studentsElsewhere }) => [starts, studentsElsewhere]),
      [
        ['18:00', 0],
        ['19:00', 0],
        ['16:00', 1],
        ['17:00', 1],
      ]
    )
    assert.equal(all.students, 1)
    const alone = { studentId: student.id }
    assert.deepEqual(startsIn(await found(centre, { meeting: alone })), ['18:00', '19:00'])
  })

  test('takes the hours of what moves as free, one session’s or its series’, and never proposes them', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const slots = [
      { weekday: 1 as const, starts: '17:00', minutes: 60 },
      { weekday: 1 as const, starts: '19:00', minutes: 60 },
    ]
    await scheduled(centre, { instructorId }, weekly({ kind: 'count', count: 8 }, slots))
    const [first, evening] = await sessionsIn(centre)
    const instructor = { id: instructorId }
    const startsWith = async (
      scope: 'this' | 'following' | 'all' | null,
      sessionId = first!.id,
      minutes = 45
    ) => {
      const moved = scope && { sessionId, scope }
      const search = { minutes, until: '2026-09-28', repeats: 'weekly' as const }
      return startsIn(await found(centre, { meeting: { instructor, moved }, search })).filter(
        (starts) => starts === '17:00' || starts === '19:00'
      )
    }
    assert.deepEqual(startsIn(await found(centre, { meeting: { instructor } })), ['16:00', '18:00'])
    const alone = async (minutes: number) =>
      startsIn(
        await found(centre, {
          meeting: { instructor, moved: { sessionId: first!.id, scope: 'this' } },
          search: { minutes },
        })
      )
    assert.deepEqual(await alone(45), ['16:00', '17:00', '18:00'])
    assert.deepEqual(await alone(60), ['16:00', '18:00'])
    const monday = async (...given: Parameters<typeof startsWith>) => {
      const days = await startsWith(...given)
      return days.length
    }
    const others = await monday(null)
    assert.equal(await monday('this'), others)
    assert.equal(await monday('following'), others + 1)
    assert.equal(await monday('all', evening!.id), others + 1)
    assert.equal(await monday('following', first!.id, 60), await monday(null, first!.id, 60))
  })

  test('every slot can be planned with no clash, and warned of nothing but what it tells', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await withTenant(centre.id, () =>
      db().updateTable('branches').set('time_zone', 'Europe/Berlin').execute()
    )
    const [groupId, other] = [await createGroup(centre), await createGroup(centre)]
    const student = { id: (await createStudent(centre)).id }
    await enrolled(centre, groupId, { student })
    await enrolled(centre, other, { student })
    const instructors = [await createInstructor(centre), await createInstructor(centre)]
    const rooms = [await createRoom(centre), await createRoom(centre)]
    await windowOf(centre, instructors[0]!, '10:30', '19:15')
    await open(centre, '09:00', '21:00')
    const closure = { id: uuid(), room_id: rooms[0]!, starts_on: '2026-10-26' }
    await insert(centre, 'room_closures', { ...closure, ends_on: '2026-10-27' })
    const busy = weekly({ kind: 'count', count: 9 }, [
      { weekday: 1, starts: '13:20', minutes: 50 },
      { weekday: 1, starts: '17:00', minutes: 95 },
    ])
    await scheduled(
      centre,
      { groupId: other, instructorId: instructors[1]!, roomId: rooms[1]! },
      {
        ...busy,
        startsOn: '2026-10-12',
      }
    )
    const { slots } = await found(centre, {
      meeting: { groupId, instructor: 'any', room: 'any' },
      search: {
        ...{ from: '2026-10-12', until: '2026-11-02', earliest: '08:00', latest: '22:00' },
        minutes: 75,
      },
    })
    assert.isAbove(slots.length, 10)
    for (const { date, starts, instructor, room, against } of slots) {
      const where = { groupId, instructorId: instructor!.id, roomId: room!.id }
      const plan = await preview(centre, where, once(date, starts, 75), null)
      assert.equal(plan.clashing, 0, `${date} ${starts}`)
      const told = [...against, ...instructor!.against, ...room!.against].map(({ kind }) => kind)
      const warned = plan.sessions[0]!.warnings.map(({ kind }) => kind)
      assert.deepEqual([plan.warnings, warned.sort()], [[], told.sort()], `${date} ${starts}`)
    }
  })

  test('weekly, can be planned as a series', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const [instructorId, roomId] = [await createInstructor(centre), await createRoom(centre)]
    await scheduled(centre, { roomId }, once('2026-09-21', '16:00', 90))
    const day = { starts_on: '2026-09-14', ends_on: '2026-09-14' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'Holiday', ...day })
    const { slots } = await found(centre, {
      meeting: { groupId, instructor: 'any', room: 'any' },
      search: { until: '2026-10-04', repeats: 'weekly', weekdays: [1], near: '16:00' },
    })
    const [first] = slots
    assert.containsSubset(first, { date: '2026-09-07', starts: '17:30', times: 3 })
    const { weekday, starts } = first!
    const plan = await preview(
      centre,
      { groupId, instructorId, roomId },
      weekly({ kind: 'on', date: '2026-10-04' }, [{ weekday, starts, minutes: 60 }])
    )
    assert.deepEqual([plan.held, plan.clashing], [3, 0])
  })

  test('follows dated timings as a series does, and goes around what is held then', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre)
    const timing = { starts_on: '2026-09-14', ends_on: '2026-09-20' }
    await insert(centre, 'timings', {
      ...{ id: uuid(), name_en: 'Ramadan', ...timing, shift_minutes: 240, shorten_minutes: 15 },
    })
    await writeSession(centre, ...hour('2026-09-14', 20, 21), { type: 'event', room_id: roomId })
    const told = async (followsTimings: boolean) => {
      const search = {
        ...{ until: '2026-09-27', repeats: 'weekly' as const, weekdays: [1 as const] },
        ...{ latest: '18:00' },
      }
      const { slots } = await found(centre, {
        ...{ meeting: { room: { id: roomId } }, search, followsTimings },
      })
      return slots.map(({ starts, retimed }) => [starts, retimed])
    }
    assert.deepEqual(await told(false), [
      ['16:00', 0],
      ['17:00', 0],
    ])
    assert.deepEqual(await told(true), [['17:00', 1]])
  })

  test('says of whom it would be more than their hours of a week, and ranks them last', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [full, other] = [await createInstructor(centre), await createInstructor(centre)]
    await change(centre, 'instructors', full, { max_weekly_minutes: 120 })
    const taught = await scheduled(centre, { instructorId: full }, once('2026-09-08', '10:00', 90))
    const told = async (
      meeting: NonNullable<Parameters<typeof find>[1]>['meeting'],
      minutes = 60
    ) => {
      const { slots } = await found(centre, { meeting, search: { minutes, latest: '17:00' } })
      return [slots[0]!.instructor!.id, slots[0]!.instructor!.against.map(({ kind }) => kind)]
    }
    const chosen = { instructor: { id: full } }
    assert.deepEqual(await told(chosen), [full, ['weekly_hours']])
    assert.deepEqual(await told(chosen, 30), [full, []])
    assert.deepEqual(await told({ instructor: 'any' }), [other, []])
    const moved = { sessionId: taught.ids[0]!, scope: 'this' as const }
    assert.deepEqual(await told({ ...chosen, moved }), [full, []])
    const choosing = { zone, weekStart: 7 as const, groupId: null, studentId: null, moved: null }
    const made = await readStatements(centre.id, () =>
      sessionChoices(choosing, once('2026-09-07', '16:00', 60))
    )
    assert.deepEqual(made.ok && made.value.instructors.find(({ id }) => id === full)?.hindrances, [
      { kind: 'weekly_hours', times: 1 },
    ])
  })

  test('nothing of another centre, nor of a group that is over, is asked with', async ({
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const refused = async (meeting: NonNullable<Parameters<typeof find>[1]>['meeting']) => {
      const made = await find(centre, { meeting })
      return made.ok || [made.error.type, made.error.field]
    }
    assert.deepEqual(await refused({ groupId: await createGroup(other) }), ['unusable', 'group_id'])
    assert.deepEqual(await refused({ studentId: (await createStudent(other)).id }), [
      ...['unusable', 'student_id'],
    ])
    assert.deepEqual(await refused({ instructor: { id: await createInstructor(other) } }), [
      ...['unusable', 'instructor'],
    ])
    assert.deepEqual(await refused({ room: { id: await createRoom(other) } }), ['unusable', 'room'])
    assert.deepEqual(await refused({ room: { id: 'nowhere' } }), ['unusable', 'room'])
    const over = await createGroup(centre, { status: 'completed' })
    assert.deepEqual(await refused({ groupId: over }), ['group_over', 'group_id'])
    const foreign = { sessionId: await writeSession(other, ...hour('2026-09-07', 16, 17)) }
    const moved = { ...foreign, scope: 'all' as const }
    assert.deepEqual(await refused({ moved }), ['unusable', 'session_id'])
  })

  test('eight weeks beside many are as few statements as a day beside nobody', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const meeting = { groupId, instructor: 'any' as const, room: 'any' as const }
    const few = await queriesOf(() => find(centre, { meeting }))
    for (let n = 0; n < 3; n++) {
      const where = {
        roomId: await createRoom(centre),
        instructorId: await createInstructor(centre),
      }
      await scheduled(centre, where, weekly({ kind: 'count', count: 12 }))
      await enrolled(centre, groupId)
    }
    const search = { until: '2026-11-01' }
    assert.equal(await queriesOf(() => find(centre, { meeting, search })), few)
  })
})

test.group('Choices of a form at a time that is chosen', () => {
  test('say what speaks against each, at how many of the times', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    for (let n = 0; n < 2; n++) await enrolled(centre, groupId)
    const [busy, free] = [await createInstructor(centre), await createInstructor(centre)]
    const [room, small] = [await createRoom(centre), await createRoom(centre, { capacity: 1 })]
    const taken = { instructorId: busy, roomId: room }
    await scheduled(centre, taken, once('2026-09-14', '18:00'))
    await windowOf(centre, busy, '17:30', '20:00')
    const choosing = { zone, weekStart: 7 as const, groupId, studentId: null, moved: null }
    const ask = (count: number) =>
      readStatements(centre.id, () => sessionChoices(choosing, weekly({ kind: 'count', count })))
    const made = await ask(4)
    const long = await ask(12)
    assert.containsSubset(long, { value: { times: 8, isPart: true } })
    if (!made.ok) return assert.fail(made.error.type)
    assert.containsSubset(made.value, { times: 4, isPart: false })
    const of = (all: typeof made.value.rooms, id: string) => all.find((one) => one.id === id)
    assert.deepEqual(of(made.value.instructors, busy)!.hindrances, [
      { kind: 'hours', times: 4 },
      { kind: 'busy', times: 1 },
    ])
    assert.isEmpty(of(made.value.instructors, free)!.hindrances)
    assert.deepEqual(of(made.value.rooms, room)!.hindrances, [{ kind: 'busy', times: 1 }])
    assert.deepEqual(of(made.value.rooms, small)!.caveats, ['capacity'])
  })
})
