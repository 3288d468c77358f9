import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  markableSession,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { link } from '#tests/helpers/people/guardians'
import { assisting } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn } from '#tests/helpers/visitor'

const over: [string, string] = ['2026-11-25T10:00Z', '2026-11-25T11:00Z']

async function taught(hour = over) {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  const by = { instructor_id: instructor.personId, notes: 'For us' }
  const made = await markableSession(centre, 2, hour, by)
  const written = { session_id: made.session, internal_notes: 'Bring chalk' }
  await insert(centre, 'lesson_notes', written)
  return { centre, instructor, ...made }
}

test.group('A session of an instructor’s own', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T11:30Z'))

  test('who teaches or assists marks it; nobody else of the centre finds it', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session, students } = await taught()
    const page = `/sessions/${session}`
    const [student] = students as [string, string]
    const teacher = await signedIn(client, instructor)
    const shown = await props(teacher, page)
    assert.lengthOf(shown.attendance.rows, 2)
    assert.equal(shown.session.teaching.lesson.internal_notes, 'Bring chalk')
    assert.notInclude(JSON.stringify(shown), 'For us')
    const marks = [aMark(student, { status: 'absent' })]
    assert.equal((await teacher.post(`${page}/attendance-marks`, { marks })).status(), 200)
    assert.containsSubset(await attendanceOf(centre, session, student), { status: 'absent' })
    const history = await teacher.get(`${page}/students/${student}/attendance-marks`)
    assert.lengthOf(history.body(), 1)
    const assistant = await createPerson(centre, 'instructor')
    await assisting(centre, session, assistant.personId)
    const helper = await signedIn(client, assistant)
    assert.equal((await helper.get(page)).status(), 200)
    for (const account of [
      await createPerson(centre, 'instructor'),
      await createPerson(await createCentre(), 'instructor'),
    ]) {
      const other = await signedIn(client, account)
      assert.equal((await other.get(page)).status(), 404)
      const sent = await other.post(`${page}/attendance-marks`, { marks: [aMark(student)] })
      assert.equal(sent.status(), 404)
      const asked = await other.get(`${page}/students/${student}/attendance-marks`)
      assert.equal(asked.status(), 404)
      assert.equal((await other.get(`${page}/students/${student}/photo`)).status(), 404)
    }
    for (const account of [
      await createPerson(centre, 'student'),
      await createAdministrator(centre),
    ]) {
      assert.equal((await (await signedIn(client, account)).get(page)).status(), 403)
    }
    assert.equal((await teacher.get(`/sessions/${uuid()}`)).status(), 404)
  })

  test('what is locked is the office’s to correct', async ({ client, assert }) => {
    const { centre, instructor, session, students } = await taught()
    await sayPolicy(centre, { lock_days: 0 })
    const teacher = await signedIn(client, instructor)
    const marks = [aMark(students[0]!)]
    const answer = await teacher.post(`/sessions/${session}/attendance-marks`, {
      ...{ marks, reason: 'I forgot' },
    })
    assert.deepEqual([answer.status(), answer.body().refusal], [422, 'locked'])
  })

  test('families are reached only where the centre lets instructors see how', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session, students } = await taught()
    const guardian = await createPerson(centre, 'guardian')
    await link(centre, students[0]!, guardian.personId)
    await withTenant(centre.id, () =>
      db()
        .updateTable('guardians')
        .set({ phone: '+966501234567' })
        .where('id', '=', guardian.personId)
        .execute()
    )
    const page = `/sessions/${session}`
    const teacher = await signedIn(client, instructor)
    const told = async () => {
      const marks = [aMark(students[0]!)]
      const marked = await teacher.post(`${page}/attendance-marks`, { marks })
      const details = await teacher.get(`/calendar/sessions/${session}`)
      return JSON.stringify([
        ...[await props(teacher, page), await props(teacher, '/')],
        ...[marked.body(), details.body()],
      ])
    }
    assert.isEmpty((await props(teacher, page)).contacts)
    assert.notInclude(await told(), '501234567')
    await sayPolicy(centre, { shows_contacts: true })
    const { contacts } = await props(teacher, page)
    assert.lengthOf(contacts, 1)
    assert.containsSubset(contacts, [
      { student_id: students[0], phone_written: '+966 50 123 4567' },
    ])
    await withTenant(centre.id, () =>
      db().updateTable('attendance_policies').set({ shows_contacts: false }).execute()
    )
    assert.notInclude(await told(), '501234567')
  })

  test('the first page lists what is over and not marked, twenty minutes after its end', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session, students } = await taught()
    const teacher = await signedIn(client, instructor)
    freezeClock('2026-11-25T11:19Z')
    assert.isEmpty((await props(teacher, '/')).teaching.unmarked)
    freezeClock('2026-11-25T11:21Z')
    const earlier: [string, string] = ['2026-11-25T08:00Z', '2026-11-25T09:00Z']
    const by = { instructor_id: instructor.personId }
    const { session: first } = await markableSession(centre, 1, earlier, by)
    const listed = async () =>
      (await props(teacher, '/')).teaching.unmarked.map(({ id }: { id: string }) => id)
    assert.deepEqual(await listed(), [session, first])
    const marks = students.map((id) => aMark(id))
    await teacher.post(`/sessions/${session}/attendance-marks`, { marks })
    assert.deepEqual(await listed(), [first])
  })
})
