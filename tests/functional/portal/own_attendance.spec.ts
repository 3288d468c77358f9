import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { guestIn, toldInTime } from '#tests/helpers/attendance/make_ups'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { guardianOf, ownAttendanceOf } from '#tests/helpers/people/families'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { archive, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, sessionsIn } from '#tests/helpers/scheduling/editing'
import { guest, props, signedIn } from '#tests/helpers/visitor'

const on = (day: string) => [`2026-${day}T13:00Z`, `2026-${day}T14:00Z`] as const

/** A student who came on 30 October, excused themselves from 2 November, and came late as a guest on the 4th. */
async function attended(centre: Centre) {
  const { group, session, students } = await markableSession(centre, 1, [...on('10-30')])
  const student = students[0]!
  await marked(centre, session, [aMark(student, { note: 'For the office alone' })])
  const of = { type: 'regular', group_id: group }
  const missed = await writeSession(centre, ...on('11-02'), of)
  const told = {
    ...toldInTime,
    notice_at: '2026-10-30T10:00:00.000Z',
    excuse: 'Said by the office',
  }
  await marked(centre, missed, [aMark(student, told)])
  const there = (await markableSession(centre, 0, [...on('11-04')])).session
  await guestIn(centre, there, { student, missed: session })
  await marked(centre, there, [aMark(student, { status: 'late', minutes_late: 10 })])
  return { student, group }
}

test.group('Attendance of one’s own', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-05T12:00Z'))

  test('a guardian reads how a child attended, by days, without what the office wrote', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { student } = await attended(centre)
    const { visitor } = await guardianOf(client, centre, [student])
    const { shown, students } = await ownAttendanceOf(visitor)
    assert.lengthOf(students, 1)
    assert.equal(shown.child, student)
    const { record } = shown
    assert.deepEqual(record.rate, { attended: 2, marked: 2 })
    assert.deepInclude(record, { streak: 2, late: 1, excused: 1, absent: 0 })
    assert.deepEqual(record.months, ['2026-11', '2026-10'])
    assert.deepEqual(
      record.marks.map(({ status, standing }: Record<string, string>) => `${status} ${standing}`),
      ['late guest', 'excused enrolled', 'present enrolled']
    )
    assert.notMatch(JSON.stringify(shown), /For the office alone|Said by the office|charge/)
    const october = (await ownAttendanceOf(visitor, '?from=2026-10-01&until=2026-10-31')).shown
      .record
    assert.deepEqual(october.rate, { attended: 1, marked: 1 })
    assert.deepInclude(october, { streak: 2, last_page: 1 })
    assert.lengthOf(october.marks, 1)
    for (const wrong of ['?from=x&until[]=1', '?page=x&group=x', '?from=2026-13-01'])
      assert.lengthOf((await ownAttendanceOf(visitor, wrong)).shown.record.marks, 3, wrong)
    assert.equal(shown.make_ups.filter((one: { state: string }) => one.state === 'used').length, 1)
  })

  test('the first page tells a family how often each child came, called off sessions aside', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { student, group } = await attended(centre)
    await attended(centre)
    const { visitor } = await guardianOf(client, centre, [student])
    const { rates } = await props(visitor, '/')
    assert.lengthOf(rates, 1)
    assert.deepInclude(rates[0], { id: student, attended: 2, marked: 2 })
    const ahead = await writeSession(centre, ...on('11-20'), { type: 'regular', group_id: group })
    await marked(centre, ahead, [aMark(student, toldInTime)])
    assert.equal((await props(visitor, '/')).rates[0].marked, 2)
    await cancel(
      centre,
      (await sessionsIn(centre)).filter(({ id }) => id === ahead)
    )
    assert.equal((await props(visitor, '/')).rates[0].marked, 2)
    const elsewhere = await guardianOf(client, await createCentre(), [])
    assert.lengthOf((await props(elsewhere.visitor, '/')).rates, 0)
    const instructor = await signedIn(client, await createPerson(centre, 'instructor'))
    assert.lengthOf((await props(instructor, '/')).rates, 0)
  })

  test('opens with the session that an absence is to be told of, while it can be', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { student, group } = await attended(centre)
    const ofGroup = { type: 'regular', group_id: group }
    // In Riyadh it is the next day by then.
    const ahead = await writeSession(centre, '2026-11-10T21:30Z', '2026-11-10T22:00Z', ofGroup)
    const begun = await writeSession(centre, '2026-11-05T11:30Z', '2026-11-05T12:30Z', ofGroup)
    const others = (await markableSession(centre, 1, [...on('11-20')])).session
    const { visitor } = await guardianOf(client, centre, [student])
    const told = async (id: string) => (await ownAttendanceOf(visitor, `?tell=${id}`)).shown.tell
    assert.deepEqual(await told(ahead), { id: ahead, student, day: '2026-11-11' })
    for (const id of [begun, others, 'x', '']) assert.isNull(await told(id), id)
  })

  test('a student reads their own, and a guardian each child they may know of and no other', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other, hidden, gone, strange] = await Promise.all(
      ['One', 'Other', 'Hidden', 'Gone', 'Strange'].map(
        async (firstName) => (await createStudent(centre, { firstName })).id
      )
    )
    const { visitor } = await guardianOf(client, centre, [one!, other!, gone!])
    const guardian = await createPerson(centre, 'guardian')
    await link(centre, hidden!, guardian.personId, { maySeeData: false })
    await archive(centre, 'students', gone!)
    assert.equal((await ownAttendanceOf(visitor, `?child=${other}`)).shown.child, other)
    for (const child of [gone, hidden, strange, 'x', '00000000-0000-7000-8000-000000000000'])
      (await visitor.get(`/attendance?child=${child}`)).assertStatus(404)
    assert.isNull((await ownAttendanceOf(await signedIn(client, guardian))).shown)
    const student = await createPerson(centre, 'student')
    const own = await signedIn(client, student)
    assert.equal((await ownAttendanceOf(own)).shown.child, student.personId)
    ;(await own.get(`/attendance?child=${one}`)).assertStatus(404)
  })

  test('T4 is of families alone, in their centre', async ({ client, assert }) => {
    const centre = await createCentre()
    for (const account of [
      await createAdministrator(centre),
      await createPerson(centre, 'instructor'),
    ])
      (await (await signedIn(client, account)).get('/attendance')).assertStatus(403)
    assert.equal((await guest(client, centre).get('/attendance')).status(), 302)
    const student = await createPerson(centre, 'student')
    const elsewhere = await signedIn(client, student, await createCentre())
    assert.equal((await elsewhere.get('/attendance')).status(), 302)
  })
})
