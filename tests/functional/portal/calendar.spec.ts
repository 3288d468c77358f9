import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { askCalendar, calendarOf, idsIn } from '#tests/helpers/scheduling/calendars'
import { archive, assisting, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { guest, signedIn } from '#tests/helpers/visitor'

const on = (day: number) => {
  const date = `2026-11-${String(day).padStart(2, '0')}`
  return [`${date}T14:00Z`, `${date}T15:00Z`] as const
}

test.group('A calendar of one’s own', (suite) => {
  suite.each.setup(() => freezeClock('2026-11-15T09:00Z'))

  test('C20 an instructor sees what they teach, assist in or took over, and when they are away', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const own = await createPerson(centre, 'instructor')
    const other = await createPerson(centre, 'instructor')
    const [me, colleague] = [own.personId, other.personId]
    const group = await createGroup(centre, { instructorId: me })
    const taught = await writeSession(centre, ...on(3), {
      ...{ type: 'regular', group_id: group, instructor_id: me },
      ...{ status: 'cancelled', cancelled_by: 'centre', cancel_reason: 'Between us' },
    })
    const assisted = await writeSession(centre, ...on(4), { instructor_id: colleague })
    await assisting(centre, assisted, me)
    const covered = await writeSession(centre, ...on(5), {
      ...{ instructor_id: me, substitute_for: colleague },
    })
    await writeSession(centre, ...on(6), { instructor_id: colleague, substitute_for: me })
    await writeSession(centre, ...on(7), { instructor_id: colleague })
    for (const instructor of [me, colleague])
      await insert(centre, 'absences', {
        ...{ id: uuid(), instructor_id: instructor, reason: 'Surgery' },
        ...{ starts_at: '2026-11-20T06:00Z', ends_at: '2026-11-21T06:00Z' },
      })
    const visitor = await signedIn(client, own)
    const found = await calendarOf(visitor)
    assert.deepEqual(idsIn(found), [taught, assisted, covered])
    assert.equal(found.sessions[0]!.status, 'cancelled')
    assert.equal(found.groups[found.sessions[0]!.group!]!.id, group)
    assert.deepEqual(
      found.sessions[1]!.assistants!.map((at) => found.instructors[at]!.id),
      [me]
    )
    assert.deepEqual(
      found.background.absences.map(({ instructor }) => found.instructors[instructor]!.id),
      [me]
    )
    assert.notMatch(JSON.stringify(found), /Between us|Surgery/)
  })

  test('C20 a student sees the sessions of their groups on the days they are in them, and their own', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const me = student.personId
    const group = await createGroup(centre)
    const { id: enrolment } = await enrolled(centre, group, {
      ...{ student: { id: me }, startsOn: '2026-11-03' },
    })
    await enrolled(centre, group)
    const of = { type: 'regular', group_id: group }
    await writeSession(centre, ...on(2), of)
    const first = await writeSession(centre, ...on(3), of)
    const alone = await writeSession(centre, ...on(4), { type: 'regular', student_id: me })
    const other = (await createStudent(centre, { firstName: 'Stranger' })).id
    await writeSession(centre, ...on(5), { type: 'regular', student_id: other })
    await writeSession(centre, ...on(6), {})
    const last = await writeSession(centre, ...on(17), of)
    const visitor = await signedIn(client, student)
    const found = await calendarOf(visitor)
    assert.deepEqual(idsIn(found), [first, alone, last])
    assert.deepEqual(
      found.students.map(({ id }) => id),
      [me]
    )
    assert.isUndefined(found.sessions[0]!.frozen)
    assert.notInclude(JSON.stringify(found), 'Stranger')

    const change = (columns: Record<string, unknown>) =>
      withTenant(centre.id, () =>
        db().updateTable('enrolments').set(columns).where('id', '=', enrolment).execute()
      )
    await change({ status: 'frozen', frozen_from: '2026-11-10', frozen_until: '2026-11-20' })
    const paused = await calendarOf(visitor)
    assert.deepEqual(
      paused.sessions.map(({ frozen }) => frozen),
      [undefined, undefined, [0]]
    )
    await change({ status: 'dropped', ends_on: '2026-11-17' })
    assert.deepEqual(idsIn(await calendarOf(visitor)), [first, alone])
    assert.deepEqual(idsIn(await calendarOf(visitor, 'from=2026-11-04&to=2026-11-04')), [alone])
  })

  test('C20 a guardian sees those of each child they may know of, or of the one they ask for', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const guardian = await createPerson(centre, 'guardian')
    const group = await createGroup(centre)
    const child: Record<string, string> = {}
    for (const [firstName, rights] of [
      ['Layan', {}],
      ['Badr', {}],
      ['Gone', {}],
      ['Hidden', { maySeeData: false }],
      ['Neighbour', null],
    ] as const) {
      const { id } = await createStudent(centre, { firstName })
      child[firstName] = id
      if (rights) await link(centre, id, guardian.personId, rights)
      if (firstName !== 'Badr') await enrolled(centre, group, { student: { id } })
    }
    await archive(centre, 'students', child.Gone!)
    const shared = await writeSession(centre, ...on(3), { type: 'regular', group_id: group })
    const alone = await writeSession(centre, ...on(4), {
      ...{ type: 'regular', student_id: child.Badr },
    })
    for (const name of ['Hidden', 'Neighbour', 'Gone'])
      await writeSession(centre, ...on(5), { type: 'regular', student_id: child[name] })
    const visitor = await signedIn(client, guardian)
    const all = await calendarOf(visitor)
    assert.deepEqual(idsIn(all), [shared, alone])
    assert.deepEqual(
      all.students.map(({ first_name: name }) => name),
      ['Layan', 'Badr']
    )
    assert.deepEqual(
      all.sessions.map(({ children }) => children),
      [[0], [1]]
    )
    const span = 'from=2026-11-01&to=2026-11-30'
    assert.deepEqual(idsIn(await calendarOf(visitor, `${span}&child=${child.Badr}`)), [alone])
    for (const other of [child.Hidden, child.Neighbour, child.Gone, uuid(), 'x'])
      (await askCalendar(visitor, `${span}&child=${other}`)).assertStatus(404)

    const { component, props } = (await visitor.visit('/calendar')).body()
    assert.equal(component, 'portal/calendar')
    assert.equal(props.person_type, 'guardian')
    assert.deepEqual(
      props.children.map(({ id }: { id: string }) => id),
      [child.Layan, child.Badr]
    )
  })

  test('C20 holidays of the branches where they meet stand behind it, also in a week without sessions', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    await enrolled(centre, await createGroup(centre), { student: { id: student.personId } })
    const elsewhere = await secondBranch(centre)
    for (const [name, branch] of [
      ['Everywhere', null],
      ['North only', elsewhere],
    ])
      await insert(centre, 'holidays', {
        ...{ id: uuid(), name_en: name, branch_id: branch },
        ...{ starts_on: '2026-11-10', ends_on: '2026-11-12' },
      })
    const found = await calendarOf(await signedIn(client, student), 'from=2026-11-08&to=2026-11-14')
    assert.deepEqual(
      found.background.holidays.map(({ name_en: name }) => name),
      ['Everywhere']
    )
  })

  test('C20 a span is asked for by its days, at most two months at once', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createPerson(centre, 'student'))
    assert.isEmpty(idsIn(await calendarOf(visitor)))
    for (const query of [
      '',
      'from=2026-11-02&to=2026-11-01',
      'from=2026-01-01&to=2026-12-31',
      'from=x&to=y',
    ])
      (await askCalendar(visitor, query)).assertStatus(422)
    const twice = 'from=2026-11-01&to=2026-11-30&child=a&child=b'
    ;(await askCalendar(visitor, twice)).assertStatus(422)
  })

  test('C5 C20 T4 administrators are sent to theirs, guests to sign in; another centre’s cookie opens nothing', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const admin = await signedIn(client, await createAdministrator(centre))
    const sent = await admin.get('/calendar?date=2026-11-01')
    assert.equal(sent.header('location'), '/admin/calendar?date=2026-11-01')
    ;(await askCalendar(admin)).assertStatus(403)
    assert.equal((await guest(client, centre).get('/calendar')).header('location'), '/login')
    const strangers = [guest(client, centre), await signedIn(client, student, await createCentre())]
    for (const visitor of strangers) (await askCalendar(visitor)).assertStatus(401)
  })

  test('C5 C20 a session that an administrator moves stands at its new time in every portal', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createPerson(centre, 'instructor')
    const student = await createPerson(centre, 'student')
    const guardian = await createPerson(centre, 'guardian')
    await link(centre, student.personId, guardian.personId)
    const group = await createGroup(centre, { instructorId: instructor.personId })
    await enrolled(centre, group, { student: { id: student.personId } })
    const id = await writeSession(centre, ...on(20), {
      ...{ type: 'regular', group_id: group, instructor_id: instructor.personId },
    })
    const admin = await signedIn(client, await createAdministrator(centre))
    const change = { version: 1, date: '2026-11-23', starts: '18:15', minutes: 45 }
    const { plan } = (await admin.post(`/admin/class-sessions/${id}/edit-previews`, change)).body()
    await admin.put(`/admin/class-sessions/${id}`, { ...change, previewed: plan.fingerprint })
    for (const account of [instructor, student, guardian]) {
      const { sessions } = await calendarOf(await signedIn(client, account))
      assert.containsSubset(sessions, [
        { id, starts_at: '2026-11-23T15:15:00Z', minutes: 45, version: 2 },
      ])
      assert.lengthOf(sessions, 1)
    }
  })
})
