import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { askDetails } from '#tests/helpers/scheduling/calendars'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { assisting, createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const hour = ['2026-11-20T14:00Z', '2026-11-20T15:00Z'] as const

const calledOff = { status: 'cancelled', cancelled_by: 'centre', cancel_reason: 'Office reason' }

/** A session with something of everything, and whoever has to do with it. */
async function rich(columns: Record<string, unknown> = calledOff) {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  const replaced = await createPerson(centre, 'instructor')
  const student = await createPerson(centre, 'student')
  const guardian = await createPerson(centre, 'guardian')
  const course = await createCourse(centre, { title_en: 'Algebra' })
  const group = await createGroup(centre, { courseId: course, capacity: 7 })
  await link(centre, student.personId, guardian.personId)
  await enrolled(centre, group, { student: { id: student.personId } })
  const { id: classmate } = await createStudent(centre, { firstName: 'Classmate' })
  const { id: enrolment } = await enrolled(centre, group, { student: { id: classmate } })
  await withTenant(centre.id, () =>
    db()
      .updateTable('enrolments')
      .set({ status: 'frozen', frozen_from: '2026-11-01' })
      .where('id', '=', enrolment)
      .execute()
  )
  const room = await createRoom(centre)
  const id = await writeSession(centre, ...hour, {
    ...{ type: 'regular', group_id: group, room_id: room, instructor_id: instructor.personId },
    ...{ substitute_for: replaced.personId, ...columns },
    ...{ notes: 'Office notes' },
    ...{ topic: 'Fractions', online_url: 'https://meet.example.com/a' },
  })
  await insert(centre, 'lesson_notes', {
    ...{ session_id: id, shared_notes: 'We halved cakes', internal_notes: 'Bring chalk' },
    ...{ homework: 'Page 12', homework_due_on: '2026-11-24' },
  })
  await assisting(centre, id, replaced.personId)
  for (const one of [instructor, replaced])
    await insert(centre, 'absences', {
      ...{ id: uuid(), instructor_id: one.personId, reason: 'Surgery' },
      ...{ starts_at: '2026-11-20T14:30Z', ends_at: '2026-11-21T06:00Z' },
    })
  return { centre, instructor, replaced, student, guardian, classmate, group, room, id }
}

const offices = /Office reason|Office notes|Surgery/
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()

test.group('All that one asks of a session', (suite) => {
  suite.each.setup(() => freezeClock('2026-11-15T09:00Z'))

  test('C5 the office is told whose it is and where, seats, why it was called off, and who is away', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, replaced, classmate, room, id } = await rich()
    const admin = await signedIn(client, await createAdministrator(centre))
    const answer = await askDetails(admin, id, '/admin')
    answer.assertStatus(200)
    const body = answer.body()
    assert.containsSubset(body, {
      ...{ id, version: 1, status: 'cancelled', course: { title_en: 'Algebra' } },
      ...{ room: { id: room }, instructor: { id: instructor.personId } },
      substitute_for: { id: replaced.personId },
      assistants: [{ id: replaced.personId }],
      seats: { taken: 2, pending: 0, capacity: 7 },
      ...{ cancelled_by: 'centre', cancel_reason: 'Office reason', notes: 'Office notes' },
      ...{ topic: 'Fractions', lesson: { internal_notes: 'Bring chalk', homework: 'Page 12' } },
      may_be: { changed: false, restored: true },
    })
    assert.deepEqual(
      ids(body.away.instructors),
      ids([{ id: instructor.personId }, { id: replaced.personId }])
    )
    assert.equal(body.away.students.total, 1)
    assert.deepEqual(ids(body.away.students.students), [classmate])
    assert.notInclude(JSON.stringify(body), 'Surgery')
  })

  test('C5 H3 T4 without their permissions no student is named; of another centre or branch there is nothing', async ({
    client,
    assert,
  }) => {
    const { centre, id } = await rich()
    const reader = await createAdministratorWho(centre, ['admin.sessions.index'])
    const told = (await askDetails(await signedIn(client, reader), id, '/admin')).body()
    assert.isNull(told.away.students)
    assert.notInclude(JSON.stringify(told), 'Classmate')

    const branches = [await secondBranch(centre)]
    const limited = await createAdministratorWho(centre, ['admin.sessions.index'], { branches })
    const stranger = await createAdministrator(await createCentre())
    for (const account of [limited, stranger])
      (await askDetails(await signedIn(client, account), id, '/admin')).assertStatus(404)
    const admin = await signedIn(client, await createAdministrator(centre))
    for (const none of [uuid(), 'x']) (await askDetails(admin, none, '/admin')).assertStatus(404)
    const without = await createAdministratorWho(centre, ['admin.students.index'])
    ;(await askDetails(await signedIn(client, without), id, '/admin')).assertStatus(403)
  })

  test('C20 its instructor is told of seats, of what was noted for them, and which students are away', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, classmate, id } = await rich()
    const body = (await askDetails(await signedIn(client, instructor), id)).body()
    assert.containsSubset(body, {
      ...{ id, topic: 'Fractions', cancelled_by: 'centre', children: [] },
      teaching: {
        ...{ seats: { taken: 2, capacity: 7 }, lesson: { internal_notes: 'Bring chalk' } },
        students_away: { total: 1, students: [{ id: classmate }] },
      },
    })
    assert.deepEqual(ids(body.teaching.absences), [instructor.personId])
    assert.notMatch(JSON.stringify(body), offices)
    const other = await createPerson(centre, 'instructor')
    ;(await askDetails(await signedIn(client, other), id)).assertStatus(404)
  })

  test('C20 a family is told whose of them it is and how to join, nothing of the office or of other students', async ({
    client,
    assert,
  }) => {
    const { student, guardian, id } = await rich({})
    for (const account of [student, guardian]) {
      const body = (await askDetails(await signedIn(client, account), id)).body()
      assert.containsSubset(body, {
        ...{ id, topic: 'Fractions', online_url: 'https://meet.example.com/a', teaching: null },
        children: [{ id: student.personId, is_frozen: false }],
        shared: {
          ...{ shared_notes: 'We halved cakes', homework: 'Page 12' },
          homework_due_on: '2026-11-24',
        },
      })
      assert.notMatch(JSON.stringify(body), offices)
      assert.notMatch(JSON.stringify(body), /Classmate|Bring chalk/)
    }
  })

  test('C20 T4 of a session of nobody’s they know of there is nothing, nor before they joined', async ({
    client,
  }) => {
    const { centre, student, guardian, replaced, id, group } = await rich()
    const neighbour = await createPerson(centre, 'student')
    const hidden = await createStudent(centre)
    await link(centre, hidden.id, guardian.personId, { maySeeData: false })
    const theirs = await writeSession(centre, ...hour, { type: 'regular', student_id: hidden.id })
    const before = await writeSession(centre, '2026-08-03T14:00Z', '2026-08-03T15:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    const elsewhere = await createPerson(await createCentre(), 'student')
    for (const [account, session] of [
      [neighbour, id],
      [elsewhere, id],
      [guardian, theirs],
      [student, before],
      [student, uuid()],
      [student, 'x'],
    ] as const)
      (await askDetails(await signedIn(client, account), session)).assertStatus(404)
    ;(await askDetails(await signedIn(client, replaced), id)).assertStatus(200)
  })
})
