import { test } from '@japa/runner'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'
import { ExtendMakeUp } from '#domain/attendance/make_ups/actions/extend_make_up'
import { WaiveMakeUp } from '#domain/attendance/make_ups/actions/waive_make_up'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import { marksOfStudent } from '#domain/attendance/queries/marks_of_student'
import { markedInSession } from '#domain/attendance/queries/session_attendance'
import { studentsElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { inBranches } from '#domain/shared/data/branch_limit'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'
import { atTheDoor, during, sessionOf, soon } from '#tests/helpers/attendance/at_the_door'
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
} from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, restore } from '#tests/helpers/scheduling/editing'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'

/** What an office reads of a student's make-ups. */
const told = async (centre: Centre, student: string) =>
  (await readStatements(centre.id, () => studentMakeUps(student))).map(({ state }) => state)

const archive = (centre: Centre, student: string, at: Date | null) =>
  withTenant(centre.id, () =>
    db().updateTable('students').set({ archived_at: at }).where('id', '=', student).execute()
  )

/** Called off by the centre, weeks before it would be. */
async function calledOffAhead(centre: Centre) {
  const { group, students } = await markableSession(centre, 1)
  const session = await writeSession(centre, '2026-12-20T05:00Z', '2026-12-20T06:00Z', {
    type: 'regular',
    group_id: group,
  })
  await cancel(centre, await sessionOf(centre, session), { by: 'holiday' })
  const credit = (await creditOf(centre, session, students[0]!))!.id as string
  const [enrolment] = await rowsOf(centre, 'enrolments', { group_id: group })
  return { group, student: students[0]!, credit, enrolment: enrolment!.id as string }
}

test.group('What is owed', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('a session that is called off gives the make-up back also to whoever was marked, until it takes place', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, soon, { capacity: 5 })
    await enrolled(centre, other.group)
    await booked(centre, credit, other.session)
    freezeClock(atTheDoor)
    for (const [seen, status] of (['present', 'absent'] as const).entries()) {
      await marked(centre, other.session, [aMark(student, { status, seen: seen * 3 })])
      assert.equal(await stateOf(centre, credit), 'used')
      await cancel(centre, await sessionOf(centre, other.session))
      assert.equal(await stateOf(centre, credit), 'available')
      await restore(centre, await sessionOf(centre, other.session))
      assert.equal(await stateOf(centre, credit), 'used')
    }
  })

  test('a guest who was marked, and spent the credit elsewhere while the session was off, is charged as anyone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { group, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, soon, { capacity: 5 })
    const later = await otherSession(centre, group, undefined, { capacity: 5 })
    const free = await missedSession(centre)
    const place = await otherSession(centre, free.group, soon, { capacity: 5 })
    for (const one of [other, place]) await enrolled(centre, one.group)
    await booked(centre, credit, other.session)
    await booked(centre, free.credit, place.session)
    freezeClock(atTheDoor)
    await marked(centre, other.session, [aMark(student)])
    await marked(centre, place.session, [aMark(free.student)])
    for (const { session } of [other, place]) await cancel(centre, await sessionOf(centre, session))
    await booked(centre, credit, later.session)
    for (const { session } of [other, place])
      await restore(centre, await sessionOf(centre, session))
    assert.deepInclude(await attendanceOf(centre, other.session, student), {
      ...{ event: 'attended', charge_percent: 100, counts_as_attended: true },
    })
    assert.equal(await stateOf(centre, credit), 'booked')
    assert.deepInclude(await attendanceOf(centre, place.session, free.student), {
      ...{ event: 'attended', charge_percent: 0 },
    })
    assert.equal(await stateOf(centre, free.credit), 'used')
  })

  test('the history of a mark tells that its session was called off and took place after all', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 100 })
    const { session, students } = await markableSession(centre, 2, soon)
    freezeClock(atTheDoor)
    await marked(centre, session, [aMark(students[0]!, { status: 'absent', note: 'Called' })])
    await cancel(centre, await sessionOf(centre, session))
    freezeClock('2026-11-25T13:52Z')
    await restore(centre, await sessionOf(centre, session))
    const lines = await readStatements(centre.id, () => marksOfStudent(session, students[0]!))
    const charges = lines.map(({ method, mark, before }) => {
      const sides = [mark, before] as ({ charge_percent: number; note: string } | null)[]
      return [method, ...sides.map((one) => one && one.charge_percent), sides[0]!.note]
    })
    assert.deepEqual(charges, [
      ['call_off', 100, 0, 'Called'],
      ['call_off', 0, 100, 'Called'],
      ['manual', 100, null, 'Called'],
    ])
  })

  test('whoever was a guest and is in the group by now is owed it as everybody in it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, undefined, { capacity: 5 })
    await booked(centre, credit, other.session)
    await enrolled(centre, other.group, { student: { id: student }, startsOn: '2026-11-20' })
    await cancel(centre, await sessionOf(centre, other.session))
    assert.deepEqual(await told(centre, student), ['available', 'available'])
  })

  test('of four bookings of one student at once for the same hour, one is kept', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, students } = await markableSession(centre, 1)
    const bookings = []
    for (const day of ['21', '22', '23', '24']) {
      const at = (hour: string) => `2026-11-${day}T${hour}:00Z`
      const missed = { type: 'regular', group_id: group }
      const session = await writeSession(centre, at('05'), at('06'), missed)
      const notice = { ...toldInTime, notice_at: '2026-11-01T10:00:00.000Z' }
      await marked(centre, session, [aMark(students[0]!, notice)])
      const credit = (await creditOf(centre, session, students[0]!))!.id as string
      const other = await otherSession(centre, group, undefined, { capacity: 5 })
      bookings.push({ credit, session: other.session })
    }
    const answers = await Promise.all(
      bookings.map(({ credit, session }) => book(centre, credit, session))
    )
    assert.lengthOf(
      answers.filter(({ ok }) => ok),
      1
    )
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.type]))
    assert.deepEqual(refused, ['elsewhere', 'elsewhere', 'elsewhere'])
  })

  test('an archived student is booked nowhere and awaited by nobody, until they are back', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const one = await otherSession(centre, group, undefined, { capacity: 5 })
    await archive(centre, student, new Date())
    const refused = { ok: false, error: { type: 'gone' } }
    assert.deepEqual(await book(centre, credit, one.session), refused)
    await archive(centre, student, null)
    await booked(centre, credit, one.session)
    const guests = () => readStatements(centre.id, () => markedInSession(one.session))
    assert.lengthOf(await guests(), 1)
    await archive(centre, student, new Date())
    assert.lengthOf(await guests(), 0)
    await archive(centre, student, null)
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ status: 'left' }).where('id', '=', student).execute()
    )
    assert.lengthOf(await guests(), 0)
  })

  test('what gave it first may fall away as long as something else gives it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, students } = await markableSession(centre, 1, [
      '2026-11-26T13:00Z',
      '2026-11-26T14:00Z',
    ])
    const [student] = students as [string]
    const [{ id: session }] = (await rowsOf(centre, 'class_sessions')) as [{ id: string }]
    await cancel(centre, await sessionOf(centre, session))
    const credit = (await creditOf(centre, session, student))!.id as string
    await booked(centre, credit, (await otherSession(centre, group)).session)
    await restore(centre, await sessionOf(centre, session))
    const owed = async () =>
      (await readStatements(centre.id, () => studentMakeUps(student)))[0]!.is_owed
    assert.isFalse(await owed())
    await marked(centre, session, [aMark(student, toldInTime)])
    assert.isTrue(await owed())
    await new CancelBooking().execute({ ...actIn(centre), id: credit })
    assert.equal(await stateOf(centre, credit), 'available')
    await cancel(centre, await sessionOf(centre, session))
    await restore(centre, await sessionOf(centre, session))
    assert.equal(await stateOf(centre, credit), 'available')
  })

  test('a session that takes place after all takes no guest again who is elsewhere by now', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const first = await missedSession(centre)
    const { group, student } = first
    const later = await writeSession(centre, '2026-11-24T05:00Z', '2026-11-24T06:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    const notice = { ...toldInTime, notice_at: '2026-11-01T10:00:00.000Z' }
    await marked(centre, later, [aMark(student, notice)])
    const second = (await creditOf(centre, later, student))!.id as string
    const [one, other] = [await otherSession(centre, group), await otherSession(centre, group)]
    await booked(centre, first.credit, one.session)
    await cancel(centre, await sessionOf(centre, one.session))
    await booked(centre, second, other.session)
    await restore(centre, await sessionOf(centre, one.session))
    assert.deepEqual(
      [await stateOf(centre, first.credit), await stateOf(centre, second)],
      ['available', 'booked']
    )
  })

  test('nobody is booked over their seat as a guest in a branch that whoever books does not see, nor taught then without a word', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const branchId = await secondBranch(centre)
    const other = await otherSession(centre, group)
    await booked(centre, credit, other.session)
    const spans = [
      { startsAt: new Date('2026-11-27T13:30Z'), endsAt: new Date('2026-11-27T15:00Z') },
    ]
    const found = await inBranches([branchId], () =>
      readStatements(centre.id, () =>
        studentsElsewhere({ spans, groups: [], students: [student], also: [] })
      )
    )
    assert.deepEqual(
      found.map((one) => [one.id, one.party, one.isElsewhere]),
      [[other.session, student, true]]
    )
  })

  test('whoever left by the day of the session is owed nothing for it, until they are back', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit, enrolment } = await calledOffAhead(centre)
    freezeClock('2026-11-28T10:00Z')
    const other = await otherSession(centre, group, ['2026-12-02T13:00Z', '2026-12-02T14:00Z'], {
      capacity: 5,
    })
    const act = { ...actIn(centre), id: enrolment }
    const dropped = await new DropEnrolment().execute({ ...act, reason: 'Moved away' })
    assert.deepEqual(await told(centre, student), ['withdrawn'])
    const refused = { ok: false, error: { type: 'not_available' } }
    assert.deepEqual(await book(centre, credit, other.session), refused)
    const wish = { ...actIn(centre), id: credit, reason: 'Asked for it' }
    assert.deepEqual(await new ExtendMakeUp().execute({ ...wish, expiresOn: null }), refused)
    assert.deepEqual(await new WaiveMakeUp().execute(wish), refused)
    const undoneId = dropped.ok ? dropped.value.actId! : ''
    await new UndoEnrolments().execute({ ...actIn(centre), undoneId })
    assert.deepEqual(await told(centre, student), ['available'])
    await booked(centre, credit, other.session)
  })

  test('leaving a group, or pausing in it, gives back the seats booked for what was missed in it, until that is undone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    const elsewhere = await missedSession(centre)
    const visited = await otherSession(centre, group)
    const kept = await otherSession(centre, elsewhere.group)
    await booked(centre, credit, visited.session)
    await booked(centre, elsewhere.credit, kept.session)
    freezeClock('2026-11-25T15:00Z')
    const [{ id }] = await rowsOf(centre, 'enrolments', { group_id: group })
    const act = { ...actIn(centre), id: id as string, reason: 'Travelling' }
    const standing = () => stateOf(centre, credit)
    const undo = async (undoneId: string) => {
      const made = await new UndoEnrolments().execute({ ...actIn(centre), undoneId })
      if (!made.ok) throw new Error(made.error.type)
    }
    const dropped = await new DropEnrolment().execute(act)
    if (!dropped.ok) throw new Error(dropped.error.type)
    assert.equal(dropped.value.seatsGivenBack, 1)
    assert.equal(await standing(), 'available')
    assert.equal(await stateOf(centre, elsewhere.credit), 'booked')
    await undo(dropped.value.actId!)
    assert.equal(await standing(), 'booked')
    for (const [from, until, state] of [
      ['2026-11-28', null, 'booked'],
      ['2026-11-26', '2026-11-27', 'booked'],
      ['2026-11-26', '2026-11-28', 'available'],
    ] as const) {
      const frozen = await new FreezeEnrolment().execute({ ...act, from, until })
      if (!frozen.ok) throw new Error(frozen.error.type)
      assert.equal(await standing(), state)
      await undo(frozen.value.actId!)
      assert.equal(await standing(), 'booked')
    }
  })

  test('nor is whoever is on a pause that day; an absence that was charged for stays owed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { student, enrolment } = await calledOffAhead(centre)
    const act = { ...actIn(centre), id: enrolment }
    const pause = { from: '2026-12-01', until: '2027-01-10', reason: 'Travelling' }
    await new FreezeEnrolment().execute({ ...act, ...pause })
    assert.deepEqual(await told(centre, student), ['withdrawn'])
    const charged = await missedSession(centre)
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ charge_percent: 100 })
        .where('session_id', '=', charged.session)
        .execute()
    )
    await new DropEnrolment().execute({
      ...{ ...actIn(centre), reason: 'Left', on: '2026-11-20' },
      id: (await rowsOf(centre, 'enrolments', { group_id: charged.group }))[0]!.id as string,
    })
    assert.deepEqual(await told(centre, charged.student), ['available'])
  })

  test('an extension outlives a correction there and back', async ({ assert }) => {
    const centre = await createCentre()
    const { session, student, credit } = await missedSession(centre)
    const act = { ...actIn(centre), id: credit }
    await new ExtendMakeUp().execute({ ...act, expiresOn: '2027-12-31', reason: 'Ill for long' })
    await marked(centre, session, [aMark(student, { seen: 1 })])
    await marked(centre, session, [aMark(student, { ...toldInTime, seen: 2 })])
    const [row] = await rowsOf(centre, 'make_up_credits', { id: credit })
    assert.deepInclude(row, {
      ...{ state: 'available', expires_on: '2027-12-31', reason: 'Ill for long' },
    })
  })

  test('a make-up and what it makes up for cost one session between them', async ({ assert }) => {
    const centre = await createCentre()
    const { group, session, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, soon, { capacity: 5 })
    await booked(centre, credit, other.session)
    freezeClock(atTheDoor)
    await marked(centre, other.session, [aMark(student)])
    const costs = async (where: string, who: string) => {
      const { charge_percent: percent, uses_unit: unit } = (await attendanceOf(centre, where, who))!
      return [percent, unit]
    }
    assert.deepEqual(await costs(session, student), [0, false])
    assert.deepEqual(await costs(other.session, student), [100, true])
    await marked(centre, session, [aMark(student, { seen: 1 })])
    assert.deepEqual(await costs(session, student), [100, true])
    assert.deepEqual(await costs(other.session, student), [100, true])
    assert.equal(await stateOf(centre, credit), 'used')
  })

  test('a guest who was free is charged once the missed session turns out to be attended', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { group, session, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, soon, { capacity: 5 })
    await booked(centre, credit, other.session)
    freezeClock(atTheDoor)
    await marked(centre, other.session, [aMark(student)])
    const free = await attendanceOf(centre, other.session, student)
    assert.deepInclude(free, { charge_percent: 0, uses_unit: false, version: 1 })
    await marked(centre, session, [aMark(student, { seen: 1 })])
    const charged = await attendanceOf(centre, other.session, student)
    assert.deepInclude(charged, { charge_percent: 100, uses_unit: true, version: 2 })
    await marked(centre, session, [aMark(student, { ...toldInTime, seen: 2 })])
    const again = await attendanceOf(centre, other.session, student)
    assert.deepInclude(again, { charge_percent: 0, uses_unit: false, version: 3 })
  })

  test('a guest from another branch uses their make-up, though whoever marks them sees their own branch alone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { group, student, credit } = await missedSession(centre)
    const branchId = await secondBranch(centre)
    const other = await otherSession(centre, group, soon, { capacity: 5, branchId })
    await enrolled(centre, other.group)
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ branch_id: branchId })
        .where('id', '=', other.session)
        .execute()
    )
    await booked(centre, credit, other.session)
    freezeClock(atTheDoor)
    await inBranches([branchId], () => marked(centre, other.session, [aMark(student)]))
    assert.equal((await attendanceOf(centre, other.session, student))!.charge_percent, 0)
    assert.equal(await stateOf(centre, credit), 'used')
    const sessions = await sessionOf(centre, other.session)
    const cancelled = await inBranches([branchId], () => cancel(centre, sessions))
    assert.isTrue(cancelled.ok)
    assert.equal(await stateOf(centre, credit), 'available')
  })
})
