import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'
import { ExpireMakeUps } from '#domain/attendance/make_ups/actions/expire_make_ups'
import { ExtendMakeUp } from '#domain/attendance/make_ups/actions/extend_make_up'
import { WaiveMakeUp } from '#domain/attendance/make_ups/actions/waive_make_up'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { markedInSession } from '#domain/attendance/queries/session_attendance'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import type { Canceller } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { during } from '#tests/helpers/attendance/at_the_door'
import {
  aMark,
  attendanceOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  book,
  booked,
  creditOf,
  missedSession,
  otherSession,
  stateOf,
  toldInTime,
  writeBooking,
} from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import {
  actIn,
  createCourse,
  createGroup,
  enrolled,
  groupRow,
  zone,
} from '#tests/helpers/teaching/groups'

const cancelBooking = (centre: Centre, id: string) =>
  new CancelBooking().execute({ ...actIn(centre), id })

async function turn(centre: Centre, id: string, by: Canceller | 'restore') {
  const [row] = await rowsOf(centre, 'class_sessions', { id })
  const sessions: [{ id: string; version: number }] = [{ id, version: row!.version as number }]
  const act = { ...actIn(centre), previewed: null }
  const result =
    by === 'restore'
      ? await new RestoreSessions().execute({ ...act, sessions, allowance: null })
      : await new CancelSessions().execute({
          ...act,
          ...{ chosen: { sessions, scope: 'this' }, by, reason: null },
        })
  if (!result.ok) throw new Error(result.error.type)
}

test.group('Make-up credits', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('an absence told of in time is owed once, until the day the policy says', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_up_days: 30 })
    const { session, student, credit } = await missedSession(centre)
    const [row] = await rowsOf(centre, 'make_up_credits', { id: credit })
    assert.deepInclude(row, { state: 'available', cause: 'absence', expires_on: '2026-12-25' })
    const { version } = (await attendanceOf(centre, session, student))!
    const note = { ...toldInTime, note: 'Back on Sunday', seen: version as number }
    await marked(centre, session, [aMark(student, note)])
    assert.lengthOf(await rowsOf(centre, 'make_up_credits'), 1)
  })

  test('a correction takes a free one back and gives it again, and leaves a booked one to be cancelled', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, student, credit } = await missedSession(centre)
    await marked(centre, session, [aMark(student, { seen: 1 })])
    assert.equal(await stateOf(centre, credit), 'withdrawn')
    await marked(centre, session, [aMark(student, { ...toldInTime, seen: 2 })])
    assert.equal(await stateOf(centre, credit), 'available')
    await booked(centre, credit, (await otherSession(centre, group)).session)
    await marked(centre, session, [aMark(student, { seen: 3 })])
    assert.equal(await stateOf(centre, credit), 'booked')
    const answer = await cancelBooking(centre, credit)
    assert.deepEqual(answer, {
      ok: true,
      value: { studentId: student, state: 'withdrawn', letters: 0 },
    })
  })

  test('a booking is not cancelled once its session is over: whoever was there is marked', async ({
    assert,
    cleanup,
  }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    await booked(centre, credit, (await otherSession(centre, group)).session)
    cleanup(freezeClock('2026-11-27T14:00Z'))
    assert.deepEqual(await cancelBooking(centre, credit), { ok: false, error: { type: 'over' } })
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('a guest’s seat is not cancelled once the session is over', async ({ assert }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    const { session } = await otherSession(centre, group)
    await booked(centre, credit, session)
    const [{ ends_at: ends }] = await rowsOf(centre, 'class_sessions', { id: session })
    freezeClock(new Date(+ends).toISOString())
    assert.deepEqual(await cancelBooking(centre, credit), { ok: false, error: { type: 'over' } })
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('a session that is called off is owed to its students and given back when it is restored; not where the student called it off or no make-ups are given', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 2, [
      '2026-11-26T13:00Z',
      '2026-11-26T14:00Z',
    ])
    const { studentId: onTrial } = await enrolled(centre, group, { as: 'trial' })
    await turn(centre, session, 'centre')
    const rows = await rowsOf(centre, 'make_up_credits')
    assert.sameMembers(
      rows.map((row) => row.student_id),
      [...students, onTrial]
    )
    assert.isTrue(rows.every((row) => row.cause === 'cancellation' && row.state === 'available'))
    await turn(centre, session, 'restore')
    const after = await rowsOf(centre, 'make_up_credits')
    assert.isTrue(after.every(({ state }) => state === 'withdrawn'))
    await turn(centre, session, 'student')
    const none = await rowsOf(centre, 'make_up_credits')
    assert.isTrue(none.every(({ state }) => state === 'withdrawn'))
    await sayPolicy(centre, { make_ups: 'never' }, group)
    await turn(centre, session, 'restore')
    await turn(centre, session, 'weather')
    const never = await rowsOf(centre, 'make_up_credits')
    assert.isTrue(never.every(({ state }) => state === 'withdrawn'))
  })

  test('expires after its last day, is not booked then, and again when it is extended', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_up_days: 1 })
    const { group, credit } = await missedSession(centre)
    const late = await otherSession(centre, group, ['2026-11-28T13:00Z', '2026-11-28T14:00Z'])
    assert.deepEqual(await book(centre, credit, late.session), {
      ok: false,
      error: { type: 'unusable' },
    })
    freezeClock('2026-11-27T05:00Z')
    assert.deepEqual(await book(centre, credit, late.session), {
      ok: false,
      error: { type: 'expired' },
    })
    const clock = () => new ExpireMakeUps().execute({ tenantId: centre.id, zone })
    assert.deepEqual([await clock(), await clock()], [1, 0])
    assert.equal(await stateOf(centre, credit), 'expired')
    const extend = (expiresOn: string | null) =>
      new ExtendMakeUp().execute({
        ...actIn(centre),
        id: credit,
        expiresOn,
        reason: 'Ill for long',
      })
    assert.isFalse((await extend('2026-11-26')).ok)
    assert.isTrue((await extend('2026-12-10')).ok)
    await booked(centre, credit, late.session)
    assert.isTrue((await extend(null)).ok)
    assert.isFalse((await extend('2026-11-26')).ok)
    assert.isTrue((await extend('2026-12-10')).ok)
  })

  test('a guest who turns out after the last day to have given notice has an expired one, by the clock of the program', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit, student } = await missedSession(centre)
    const there = await otherSession(centre, group, ['2027-01-20T13:00Z', '2027-01-20T14:00Z'])
    await booked(centre, credit, there.session)
    freezeClock('2027-01-20T13:10Z')
    await marked(centre, there.session, [aMark(student)])
    assert.equal(await stateOf(centre, credit), 'used')
    freezeClock('2027-02-10T13:00Z')
    const told = { ...toldInTime, notice_at: '2027-01-15T10:00:00.000Z' }
    const seen = (await attendanceOf(centre, there.session, student))!.version as number
    await marked(centre, there.session, [aMark(student, { ...told, seen })], {
      ...{ mayCorrectLocked: true, reason: 'They had told us' },
    })
    assert.equal(await stateOf(centre, credit), 'expired')
  })

  test('one that is waived is booked no more', async ({ assert }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    const waive = () =>
      new WaiveMakeUp().execute({ ...actIn(centre), id: credit, reason: 'They moved' })
    assert.isTrue((await waive()).ok)
    assert.isFalse((await waive()).ok)
    const { session } = await otherSession(centre, group)
    const refused = { ok: false, error: { type: 'not_available' } }
    assert.deepEqual(await book(centre, credit, session), refused)
  })
})

test.group('Make-up bookings', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('a guest joins the roster, takes no seat of the group, and uses the credit by coming, uncharged', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { group, student, credit } = await missedSession(centre)
    const there = await otherSession(centre, group)
    await booked(centre, credit, there.session)
    const [row] = await readStatements(centre.id, () => markedInSession(there.session))
    assert.deepInclude(row, { student_id: student, standing: 'guest' })
    const seats = await enrolled(centre, there.group)
    assert.equal(seats.status, 'active')
    freezeClock('2026-11-27T13:10Z')
    await marked(centre, there.session, [aMark(student)])
    assert.equal(await stateOf(centre, credit), 'used')
    const mark = await attendanceOf(centre, there.session, student)
    assert.deepInclude(mark, { standing: 'guest', charge_percent: 0, counts_as_attended: true })
    assert.isFalse((await cancelBooking(centre, credit)).ok)
  })

  test('a guest who stays away has used it; one who said so in time has it back', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const there = await otherSession(centre, group)
    await booked(centre, credit, there.session)
    freezeClock('2026-11-27T13:10Z')
    const states: string[] = []
    const told = { ...toldInTime, notice_at: '2026-11-25T13:00:00.000Z' }
    for (const [seen, how] of [{ status: 'absent' }, told, {}].entries()) {
      await marked(centre, there.session, [aMark(student, { ...how, seen } as object)])
      states.push(await stateOf(centre, credit))
    }
    assert.deepEqual(states, ['used', 'available', 'used'])
  })

  test('a seat that a guest gave back in time is another’s, and not theirs again', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 2)
    await marked(
      centre,
      session,
      students.map((id) => aMark(id, toldInTime))
    )
    const credits = await Promise.all(students.map((id) => creditOf(centre, session, id)))
    const [one, other] = credits.map((credit) => credit!.id as string) as [string, string]
    const visited = await otherSession(centre, group)
    await booked(centre, one, visited.session)
    assert.isFalse((await book(centre, other, visited.session)).ok)
    await marked(centre, visited.session, [aMark(students[0]!, { status: 'excused' })])
    assert.deepEqual(await book(centre, one, visited.session), {
      ok: false,
      error: { type: 'unusable' },
    })
    await booked(centre, other, visited.session)
  })

  test('seats are capacity and the extra ones, counted in each session', async ({ assert }) => {
    const centre = await createCentre()
    const [one, two] = [await missedSession(centre), await missedSession(centre)]
    const there = await otherSession(centre, one.group, undefined, { makeupExtra: 1 })
    await enrolled(centre, there.group)
    const course = await rowsOf(centre, 'groups', { id: one.group })
    const again = await writeSession(centre, '2026-11-28T13:00Z', '2026-11-28T14:00Z', {
      ...{ type: 'regular', group_id: there.group },
    })
    await sameCourse(centre, two.group, course[0]!.course_id as string)
    await booked(centre, one.credit, there.session)
    assert.deepEqual(await book(centre, two.credit, there.session), {
      ok: false,
      error: { type: 'full' },
    })
    await booked(centre, two.credit, again)
  })

  test('not in a session of another course, of their own group, for others, or while they are elsewhere', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const stranger = await markableSession(centre, 0, ['2026-11-27T13:00Z', '2026-11-27T14:00Z'])
    const own = await writeSession(centre, '2026-11-28T13:00Z', '2026-11-28T14:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    const ladies = await otherSession(centre, group, ['2026-11-29T13:00Z', '2026-11-29T14:00Z'], {
      genderPolicy: 'female',
    })
    const busy = await otherSession(centre, group, ['2026-11-30T13:00Z', '2026-11-30T14:00Z'])
    await writeSession(centre, '2026-11-30T13:30Z', '2026-11-30T14:30Z', {
      ...{ type: 'regular', student_id: student },
    })
    const free = await otherSession(centre, group, ['2026-12-01T13:00Z', '2026-12-01T14:00Z'])
    const faults = []
    for (const session of [stranger.session, own, ladies.session, busy.session]) {
      const result = await book(centre, credit, session)
      faults.push(result.ok ? null : result.error.type)
    }
    assert.deepEqual(faults, ['unusable', 'unusable', 'unusable', 'elsewhere'])
    const proposed = await readStatements(centre.id, () => makeUpChoices(credit))
    assert.deepEqual(
      proposed.map(({ id }) => id),
      [free.session]
    )
  })

  test('in its course first, then in its subject at its level; not in another subject of that level', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const levelId = uuid()
    await insert(centre, 'levels', { id: levelId, code: 'G11', name_en: 'Grade 11', position: 1 })
    const { group, credit } = await missedSession(centre)
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ level_id: levelId }).where('id', '=', group).execute()
    )
    const { course_id: own } = (await groupRow(centre, group)) as { course_id: string }
    const [{ subject_id: subject }] = (await rowsOf(centre, 'courses', { id: own })) as [
      { subject_id: string },
    ]
    const sibling = uuid()
    const titles = { title_en: 'Mathematics 2', title_ar: 'الرياضيات 2' }
    await insert(centre, 'courses', { id: sibling, code: 'M2', subject_id: subject, ...titles })
    const held = async (courseId: string, day: string) => {
      const other = await createGroup(centre, { courseId, levelId })
      const hours = [`${day}T13:00Z`, `${day}T14:00Z`] as const
      return writeSession(centre, ...hours, { type: 'regular', group_id: other })
    }
    const chemistry = await held(await createCourse(centre), '2026-11-27')
    const same = [await held(sibling, '2026-11-28'), await held(own, '2026-11-29')]
    const proposed = await readStatements(centre.id, () => makeUpChoices(credit))
    assert.deepEqual(
      proposed.map(({ id }) => id),
      same.toReversed()
    )
    assert.deepEqual(await book(centre, credit, chemistry), {
      ok: false,
      error: { type: 'unusable' },
    })
  })

  test('a session that is called off gives the credit back, and takes the guest again when it is restored', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    const there = await otherSession(centre, group)
    await booked(centre, credit, there.session)
    await turn(centre, there.session, 'centre')
    assert.equal(await stateOf(centre, credit), 'available')
    assert.lengthOf(await rowsOf(centre, 'make_up_credits'), 1)
    await turn(centre, there.session, 'restore')
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('of 20 bookings of one missed session at once, one is kept', async ({ assert }) => {
    const centre = await createCentre()
    const { group, session, student, credit } = await missedSession(centre)
    const there = await otherSession(centre, group)
    const sessions = [there.session]
    for (let n = 1; n < 20; n++) {
      const day = String(n).padStart(2, '0')
      const [starts, ends] = [`2026-12-${day}T13:00Z`, `2026-12-${day}T14:00Z`]
      sessions.push(
        await writeSession(centre, starts, ends, { type: 'regular', group_id: there.group })
      )
    }
    const results = await Promise.all(sessions.map((id) => book(centre, credit, id)))
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    assert.equal((await cancelBooking(centre, credit)).ok, true)
    const written = await Promise.allSettled(
      sessions.map((id) => writeBooking(centre, credit, id, student))
    )
    assert.lengthOf(
      written.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.equal((await creditOf(centre, session, student))!.id, credit)
  })
})

const sameCourse = (centre: Centre, group: string, course: string) =>
  withTenant(centre.id, () =>
    db().updateTable('groups').set({ course_id: course }).where('id', '=', group).execute()
  )
