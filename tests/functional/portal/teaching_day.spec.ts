import { test } from '@japa/runner'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked, markableSession } from '#tests/helpers/attendance/attendance'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { assisting, createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'
import { v7 as uuid } from 'uuid'

/** Wednesday, 14:00 in Riyadh (UTC+3), whose week begins on Sunday. */
const noon = '2026-11-25T11:00Z'

const at = (day: string, hour: number) =>
  [
    `${day}T${String(hour).padStart(2, '0')}:00Z`,
    `${day}T${String(hour + 1).padStart(2, '0')}:00Z`,
  ] as [string, string]

async function teacherOf() {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  return { centre, instructor, by: { instructor_id: instructor.personId } }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test.group('An instructor’s first page', (tests) => {
  tests.each.setup(() => freezeClock(noon))

  test('C20 B8 shows the day in order, what is next with who stays away, and what was written last time', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const { group, session, students } = await markableSession(centre, 3, at('2026-11-25', 13), {
      ...by,
      room_id: await createRoom(centre),
      online_url: 'https://meet.example.com/a',
    })
    const told = { student_id: students[1], reason: 'Ill', told_at: noon }
    await insert(centre, 'absence_notices', { ...told, id: uuid(), session_id: session })
    const of = { ...by, type: 'regular', group_id: group }
    const before = await writeSession(centre, ...at('2026-11-18', 13), of)
    const noted = { session_id: before, internal_notes: 'Stopped at page 12' }
    await insert(centre, 'lesson_notes', noted)
    const morning = await writeSession(centre, ...at('2026-11-25', 6), by)
    const off = { ...by, status: 'cancelled', cancelled_by: 'centre', online_url: 'https://a.test' }
    const cancelled = await writeSession(centre, ...at('2026-11-25', 12), off)
    const evening = await writeSession(centre, ...at('2026-11-25', 17))
    await assisting(centre, evening, instructor.personId)
    await writeSession(centre, ...at('2026-11-26', 13), by)
    await writeSession(centre, ...at('2026-11-25', 15))
    const { teaching } = await props(await signedIn(client, instructor), '/')
    assert.deepEqual(idsOf(teaching.sessions), [morning, cancelled, session, evening])
    assert.equal(teaching.next_id, session)
    const next = teaching.sessions[2]
    assert.containsSubset(next, {
      ...{ students: 3, away: [{ id: students[1] }], is_taken: false, is_assistant: false },
      ...{ online_url: 'https://meet.example.com/a', opens_at: '2026-11-25T12:30:00.000Z' },
    })
    assert.lengthOf(next.away, 1)
    assert.isNull(teaching.sessions[1].online_url)
    assert.isTrue(teaching.sessions[3].is_assistant)
    assert.containsSubset(teaching.last_time, { id: before, internal_notes: 'Stopped at page 12' })
  })

  test('C20 on a day without any the next one stands alone; then there is none', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const teacher = await signedIn(client, instructor)
    const none = (await props(teacher, '/')).teaching
    assert.deepEqual([none.sessions, none.next_id, none.last_time], [[], null, null])
    assert.lengthOf(none.week, 7)
    const off = { ...by, status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, ...at('2026-11-27', 13), off)
    const next = await writeSession(centre, ...at('2026-11-29', 13), by)
    await writeSession(centre, ...at('2026-11-29', 15), by)
    const { sessions, next_id: nextId } = (await props(teacher, '/')).teaching
    assert.deepEqual([idsOf(sessions), nextId], [[next], next])
    const other = await createPerson(centre, 'instructor')
    assert.isNull((await props(await signedIn(client, other), '/')).teaching.next_id)
    const student = await createPerson(centre, 'student')
    assert.isNull((await props(await signedIn(client, student), '/')).teaching)
  })

  test('C20 a session stays the next one while it is on, even if its attendance is taken, and pays once it is over', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const { session, students } = await markableSession(
      centre,
      1,
      ['2026-11-25T10:30Z', '2026-11-25T11:30Z'],
      by
    )
    await writeSession(centre, ...at('2026-11-26', 13), by)
    await marked(centre, session, [aMark(students[0]!, { status: 'present' })])
    const { teaching } = await props(await signedIn(client, instructor), '/')
    assert.equal(teaching.next_id, session)
    assert.isTrue(teaching.sessions[0].is_taken)
    const day = { from: '2026-11-25', until: '2026-11-25' }
    const hours = () =>
      withTenant(centre.id, () => instructorHours({ ...day, instructors: 'all', branch: null }))
    assert.containsSubset((await hours())[0], { taught: 0, planned: 60, paid: 0 })
    freezeClock('2026-11-25T12:00Z')
    assert.containsSubset((await hours())[0], { taught: 60, planned: 0, paid: 60 })
  })

  test('B8 counts the seven days of the centre’s week, and hours taught and planned', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const { group } = await markableSession(centre, 1, at('2026-11-25', 13), by)
    const of = { ...by, type: 'regular', group_id: group }
    // 21:30 UTC on Saturday is Sunday in Riyadh, the first day
    await writeSession(centre, '2026-11-21T21:30Z', '2026-11-21T23:00Z', of)
    await writeSession(centre, '2026-11-21T19:00Z', '2026-11-21T20:00Z', of)
    await writeSession(centre, ...at('2026-11-02', 13), of)
    await writeSession(centre, ...at('2026-10-31', 13), of)
    const off = { status: 'cancelled', cancelled_by: 'weather' }
    await writeSession(centre, ...at('2026-11-24', 13), { ...of, ...off })
    await writeSession(centre, ...at('2026-11-28', 20), of)
    await writeSession(centre, ...at('2026-11-28', 21), of)
    const { week, hours } = (await props(await signedIn(client, instructor), '/')).teaching
    assert.deepEqual(
      week.map((one: { sessions: number; minutes: number }) => [one.sessions, one.minutes]),
      [
        [1, 90],
        [0, 0],
        [0, 0],
        [1, 60],
        [0, 0],
        [0, 0],
        [1, 60],
      ]
    )
    assert.equal(week[0].day, '2026-11-22')
    assert.deepEqual(hours.week, { taught: 90, planned: 120 })
    assert.deepEqual(hours.month, { taught: 210, planned: 180 })
  })

  test('B8 the minutes of the days add up to the hours of the week, assisted ones and those of a branch abroad too', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const { group } = await markableSession(centre, 1, at('2026-11-25', 9), by)
    const of = { type: 'regular', group_id: group }
    await writeSession(centre, ...at('2026-11-26', 13), { ...of, ...by })
    const helped = await writeSession(centre, ...at('2026-11-24', 13), of)
    await assisting(centre, helped, instructor.personId)
    await writeSession(centre, ...at('2026-11-24', 16), { ...by, type: 'event' })
    // Saturday in London, the last day of the week, and Sunday in Riyadh
    const abroad = { ...of, ...by, time_zone: 'Europe/London' }
    await writeSession(centre, '2026-11-28T23:00Z', '2026-11-28T23:45Z', abroad)
    const { week, hours } = (await props(await signedIn(client, instructor), '/')).teaching
    const sum = week.reduce((all: number, one: { minutes: number }) => all + one.minutes, 0)
    assert.equal(sum, 225)
    assert.equal(hours.week.taught + hours.week.planned, sum)
    assert.equal(week.at(-1).minutes, 45)
  })

  test('B8 C20 tells how many came to each of their groups lately, guests and called-off sessions apart', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, by } = await teacherOf()
    const group = await createGroup(centre, { instructorId: instructor.personId })
    const [one, other] = [await enrolled(centre, group), await enrolled(centre, group)]
    const of = { ...by, type: 'regular', group_id: group }
    const held = await writeSession(centre, ...at('2026-11-25', 9), of)
    await writeSession(centre, ...at('2026-11-20', 9), of)
    await writeSession(centre, ...at('2026-09-20', 9), of)
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, ...at('2026-11-19', 9), { ...of, ...off })
    await marked(centre, held, [aMark(one.studentId), aMark(other.studentId, { status: 'absent' })])
    const { id: guest } = await createStudent(centre)
    const [row] = await rowsOf(centre, 'attendance', { student_id: other.studentId })
    await insert(centre, 'attendance', {
      ...{ ...row, makes_up: null, student_id: guest, standing: 'guest' },
    })
    const { rates } = (await props(await signedIn(client, instructor), '/')).teaching
    assert.deepEqual(rates, [
      { group_id: group, held: 2, marked: 2, attended: 1, excused: 0, weeks: 8 },
    ])
    const stranger = await createPerson(centre, 'instructor')
    assert.isEmpty((await props(await signedIn(client, stranger), '/')).teaching.rates)
  })
})
