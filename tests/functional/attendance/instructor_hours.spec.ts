import { test } from '@japa/runner'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import { aMark, markableSession, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { assisting, createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { actIn, groupFields, groupRow } from '#tests/helpers/teaching/groups'

const november = { from: '2026-11-01', until: '2026-11-30' }

/** On a day of November from 16 to 17 by the clocks of Riyadh. */
const on = (day: number, minutes = 60): [string, string] => {
  const starts = new Date(Date.UTC(2026, 10, day, 13))
  return [starts.toISOString(), new Date(starts.getTime() + minutes * 60_000).toISOString()]
}

const hours = (centre: Centre, instructors: string[] | 'all' = 'all') =>
  readStatements(centre.id, () => instructorHours({ ...november, instructors, branch: null }))

/** Of one instructor, without what is nothing. */
async function ofOne(centre: Centre, instructor: string) {
  const [row] = await hours(centre, [instructor])
  const figures = Object.entries(row ?? {}).filter(([name]) => name !== 'instructor_id')
  return Object.fromEntries(figures.filter(([, value]) => value !== 0))
}

async function takeAttendance(centre: Centre, id: string, attendanceRequired: boolean) {
  const { version, course_id: course } = await groupRow(centre, id)
  const fields = groupFields(course, { capacity: 20, attendanceRequired })
  const saved = await new UpdateGroup().execute({ ...actIn(centre), id, version, fields })
  if (!saved.ok) throw new Error(saved.error.type)
}

const late = { status: 'excused', excuse: 'Ill', notice_at: '2026-11-10T12:00:00.000Z' } as const
const inTime = { ...late, notice_at: '2026-11-01T12:00:00.000Z' } as const

test.group('The hours of instructors', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-15T12:00Z'))

  test('counts a session once, however many of its marks pay', async ({ assert }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { session, students } = await markableSession(centre, 3, on(10), {
      instructor_id: instructor,
    })
    await marked(
      centre,
      session,
      students.map((id) => aMark(id))
    )
    assert.deepEqual(await ofOne(centre, instructor), { sessions: 1, taught: 60, paid: 60 })
  })

  test('tells planned from taught, and what nobody marked yet, by the end of the session', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const theirs = { instructor_id: instructor }
    await markableSession(centre, 1, on(10, 45), theirs)
    await markableSession(centre, 1, on(15), theirs)
    await markableSession(centre, 1, on(20, 90), theirs)
    await writeSession(centre, ...on(11), theirs)
    assert.deepEqual(await ofOne(centre, instructor), {
      ...{ sessions: 1, taught: 45, unmarked: 45 },
      planned: 150,
    })
  })

  test('gives a substitute the hours, and none to whom they replace', async ({ assert }) => {
    const centre = await createCentre()
    const [own, other] = [await createInstructor(centre), await createInstructor(centre)]
    const { session, students } = await markableSession(centre, 1, on(10), {
      ...{ instructor_id: other, substitute_for: own },
    })
    await marked(centre, session, [aMark(students[0]!)])
    assert.deepEqual(await ofOne(centre, own), {})
    assert.deepEqual(await ofOne(centre, other), {
      ...{ sessions: 1, taught: 60, substituted: 60, paid: 60 },
    })
  })

  test('counts assistants apart', async ({ assert }) => {
    const centre = await createCentre()
    const [leads, helps] = [await createInstructor(centre), await createInstructor(centre)]
    const held = await markableSession(centre, 1, on(10), { instructor_id: leads })
    const ahead = await markableSession(centre, 1, on(20), { instructor_id: leads })
    await assisting(centre, held.session, helps)
    await assisting(centre, ahead.session, helps)
    await marked(centre, held.session, [aMark(held.students[0]!)])
    assert.deepEqual(await ofOne(centre, helps), { assisted: 60, assisting: 60, assisted_paid: 60 })
    assert.lengthOf(await hours(centre), 2)
  })

  test('excused days ahead by everybody it was not taught; where a group takes no attendance it was, and pays', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [await createInstructor(centre), await createInstructor(centre)]
    const ahead = await markableSession(centre, 1, on(20), { instructor_id: one })
    await marked(centre, ahead.session, [aMark(ahead.students[0]!, { status: 'excused' })])
    const free = await markableSession(centre, 1, on(20), { instructor_id: other })
    await withTenant(centre.id, () =>
      db()
        .updateTable('groups')
        .set({ attendance_required: false })
        .where('id', '=', free.group)
        .execute()
    )
    freezeClock('2026-11-21T12:00Z')
    assert.deepEqual(await ofOne(centre, one), { called_off: 60 })
    assert.deepEqual(await ofOne(centre, other), { sessions: 1, taught: 60, paid: 60 })
  })

  test('what has begun pays and waits as it did when its group changes whether attendance is taken', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const theirs = { instructor_id: instructor }
    const { group } = await markableSession(centre, 1, on(10), theirs)
    const ofGroup = { ...theirs, type: 'regular', group_id: group }
    await writeSession(centre, ...on(20, 90), ofGroup)
    const before = await ofOne(centre, instructor)
    assert.deepEqual(before, { sessions: 1, taught: 60, unmarked: 60, planned: 90 })

    await takeAttendance(centre, group, false)
    assert.deepEqual(await ofOne(centre, instructor), before)
    freezeClock('2026-11-21T12:00Z')
    const held = { sessions: 2, taught: 150, unmarked: 60, paid: 90 }
    assert.deepEqual(await ofOne(centre, instructor), held)

    await takeAttendance(centre, group, true)
    assert.deepEqual(await ofOne(centre, instructor), held)
    await writeSession(centre, ...on(21, 30), ofGroup)
    freezeClock('2026-11-22T12:00Z')
    assert.deepEqual(await ofOne(centre, instructor), {
      ...{ sessions: 3, taught: 180, unmarked: 90, paid: 90 },
    })
  })

  test('a session that had begun and is moved ahead goes by its group again', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { group, session } = await markableSession(centre, 1, on(15), {
      instructor_id: instructor,
    })
    freezeClock('2026-11-15T13:10Z')
    await takeAttendance(centre, group, false)
    const kept = async () => (await sessionsIn(centre)).find(({ id }) => id === session)!
    assert.isTrue((await kept()).takes_attendance)
    const time = { date: '2026-11-20', starts: '16:00', minutes: 60 }
    assert.isTrue((await edit(centre, await kept(), { time })).ok)
    assert.isNull((await kept()).takes_attendance)
  })

  test('cancelled too late is no session that was taught, and pays as the policy says', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { pays_late_cancel: true, pays_no_show: false })
    const instructor = await createInstructor(centre)
    const theirs = { instructor_id: instructor }
    const told = await markableSession(centre, 1, on(10), theirs)
    await marked(centre, told.session, [aMark(told.students[0]!, late)])
    const excused = await markableSession(centre, 1, on(11), theirs)
    await marked(centre, excused.session, [aMark(excused.students[0]!, inTime)])
    const waited = await markableSession(centre, 2, on(12), theirs)
    await marked(centre, waited.session, [
      aMark(waited.students[0]!, { status: 'absent' }),
      aMark(waited.students[1]!, inTime),
    ])
    assert.deepEqual(await ofOne(centre, instructor), {
      ...{ cancelled_late: 60, called_off: 60, paid: 60 },
      ...{ sessions: 1, taught: 60 },
    })
  })

  test('waits for the last of the roster before it says that nobody came', async ({ assert }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { session, students } = await markableSession(centre, 2, on(10), {
      instructor_id: instructor,
    })
    await marked(centre, session, [aMark(students[0]!, late)])
    assert.deepEqual(await ofOne(centre, instructor), { sessions: 1, taught: 60, unmarked: 60 })
  })

  test('what the centre calls off pays nobody, whoever was marked', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { pays_late_cancel: true })
    const instructor = await createInstructor(centre)
    const { session, students } = await markableSession(centre, 1, on(20), {
      instructor_id: instructor,
    })
    await marked(centre, session, [aMark(students[0]!, { ...late, notice_at: null })])
    await cancel(centre, await sessionsIn(centre))
    assert.deepEqual(await ofOne(centre, instructor), { called_off: 60 })
  })

  test('begins and ends where the span does, in the centre that asks and in its branch', async ({
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const instructor = await createInstructor(centre)
    const theirs = { instructor_id: instructor }
    await markableSession(centre, 1, ['2026-10-31T20:30Z', '2026-10-31T21:30Z'], theirs)
    await markableSession(centre, 1, ['2026-11-01T00:30Z', '2026-11-01T01:00Z'], theirs)
    await markableSession(centre, 1, ['2026-11-30T21:00Z', '2026-11-30T22:00Z'], theirs)
    assert.deepEqual(await ofOne(centre, instructor), { sessions: 1, taught: 30, unmarked: 30 })
    assert.deepEqual(await hours(other), [])
    assert.deepEqual(await hours(centre, []), [])
    const elsewhere = { ...november, branch: centre.id, instructors: 'all' } as const
    assert.deepEqual(await readStatements(centre.id, () => instructorHours(elsewhere)), [])
  })
})
