import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'
import { TellAbsence } from '#domain/attendance/actions/tell_absence'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import { previewOutcomes } from '#domain/attendance/queries/preview_outcomes'
import { markedInSession } from '#domain/attendance/queries/session_attendance'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { during } from '#tests/helpers/attendance/at_the_door'
import {
  aMark,
  chargeOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { booked, creditOf, missedSession, otherSession } from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { chosenBy, edit } from '#tests/helpers/scheduling/editing'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'

const tomorrow = '2026-11-26T08:00Z'

async function sessionTomorrow(centre: Centre) {
  const { group, students } = await markableSession(centre, 2)
  const [student, other] = students as [string, string]
  const meeting = { type: 'regular', group_id: group }
  const session = await writeSession(centre, tomorrow, '2026-11-26T09:00Z', meeting)
  return { group, session, student, other }
}

async function move(centre: Centre, session: string, date: string) {
  const [row] = await rowsOf(centre, 'class_sessions', { id: session })
  const result = await edit(centre, row as never, { time: { date, starts: '11:00', minutes: 60 } })
  if (!result.ok) throw new Error(result.error.type)
}

const cancelBooking = (centre: Centre, id: string) =>
  new CancelBooking().execute({ ...actIn(centre), id })

const late = { status: 'excused', notice_at: '2026-11-25T13:00:00.000Z' } as const

/** What a notice says on the roster, marked as it was told. */
async function markAsTold(centre: Centre, session: string, student: string) {
  const rows = await readStatements(centre.id, () => markedInSession(session))
  const { told_at: told } = rows.find((row) => row.student_id === student)!
  const mark = { status: 'excused', notice_at: told!.toISOString() } as const
  await marked(centre, session, [aMark(student, mark)])
}

type Days = { sessionId: string } | { from: string; until: string }

const whose = (student: string, days: Days) => ({
  ...{ studentId: student, sessionId: null, from: null, until: null },
  ...days,
})

async function tell(centre: Centre, student: string, days: Days, toldAt: string) {
  const result = await new TellAbsence().execute({
    ...{ ...actIn(centre), ...whose(student, days) },
    ...{ reason: 'Travelling', toldAt: new Date(toldAt), toldBy: null },
  })
  if (!result.ok) throw new Error(result.error.type)
}

async function previewed(centre: Centre, student: string, days: Days, toldAt = during) {
  const rows = await readStatements(centre.id, () =>
    previewOutcomes(whose(student, days), new Date(toldAt))
  )
  return rows.map(({ outcome }) => [outcome.event, outcome.charge_percent, outcome.makes_up])
}

test.group('A session that the centre moves', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('whoever was too late for the hour before is in time for a later one, also where it is billed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const { session, student, other } = await sessionTomorrow(centre)
    await marked(centre, session, [aMark(student, late), aMark(other, { status: 'excused' })])
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ billed_at: new Date(during) })
        .where('session_id', '=', session)
        .where('student_id', '=', other)
        .execute()
    )
    await move(centre, session, '2026-12-03')
    assert.deepEqual(await chargeOf(centre, session, student), ['excused', 0, true])
    assert.equal((await creditOf(centre, session, student))!.state, 'available')
    assert.deepEqual(await chargeOf(centre, session, other), ['excused', 0, true])
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'attendance.correct' })
    assert.deepInclude(entry!.after.marks[0], { charge_percent: 0, makes_up: true })
    await move(centre, session, '2026-11-26')
    assert.deepEqual(await chargeOf(centre, session, student), ['excused', 0, true])
  })

  test('nobody is charged more than they were told', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 30, charges_excused: true })
    const { session, student } = await sessionTomorrow(centre)
    await marked(centre, session, [aMark(student, { status: 'excused' })])
    await move(centre, session, '2026-12-03')
    assert.deepEqual(await chargeOf(centre, session, student), ['late_cancel', 30, false])
  })

  test('a word in time for the hour that stood stays in time when the session is earlier, one told afterwards does not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const { session, student, other } = await sessionTomorrow(centre)
    await insert(centre, 'audit_events', {
      ...{ id: uuid(), action: 'sessions.update', actor_name: 'Office' },
      ...{ subject_type: 'class_session', subject_id: session },
      ...{ occurred_at: '2026-11-25T12:00Z' },
      ...{ before: JSON.stringify({ starts_at: '2026-11-26T12:00:00Z' }), after: '{}' },
    })
    await tell(centre, student, { sessionId: session }, '2026-11-25T11:59Z')
    assert.deepEqual(await previewed(centre, other, { sessionId: session }, '2026-11-25T11:59Z'), [
      ['excused', 0, true],
    ])
    await markAsTold(centre, session, student)
    assert.deepEqual(await chargeOf(centre, session, student), ['excused', 0, true])
    const afterwards = { status: 'excused', notice_at: '2026-11-25T12:00:00.000Z' } as const
    await marked(centre, session, [aMark(other, afterwards)])
    assert.deepEqual(await chargeOf(centre, session, other), ['late_cancel', 100, false])
  })
})

test.group('What is said of an absence before it is kept', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('is what follows where an earlier notice holds already', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const { session, student } = await sessionTomorrow(centre)
    await tell(centre, student, { from: '2026-11-26', until: '2026-11-27' }, '2026-11-20T10:00Z')
    const said = await previewed(centre, student, { sessionId: session })
    await tell(centre, student, { sessionId: session }, during)
    await markAsTold(centre, session, student)
    assert.deepEqual(said, [await chargeOf(centre, session, student)])
    assert.deepEqual(said, [['excused', 0, true]])
  })

  test('counts a later session that is marked already, and leaves it as it is', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_ups_allowed: 1, make_ups_per: 'year' })
    const { group, session, student } = await sessionTomorrow(centre)
    const later = await writeSession(centre, '2026-12-04T08:00Z', '2026-12-04T09:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    const told = { status: 'excused', notice_at: '2026-11-01T10:00:00.000Z' } as const
    await marked(centre, later, [aMark(student, told)])
    const days = { from: '2026-11-26', until: '2026-12-10' }
    const said = await previewed(centre, student, days, '2026-11-20T10:00Z')
    await tell(centre, student, days, '2026-11-20T10:00Z')
    await markAsTold(centre, session, student)
    assert.deepEqual(said, [
      await chargeOf(centre, session, student),
      await chargeOf(centre, later, student),
    ])
    assert.deepEqual(said, [
      ['excused', 0, false],
      ['excused', 0, true],
    ])
  })

  test('holds for the seat of a guest, too', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const { group, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group)
    await booked(centre, credit, other.session)
    assert.deepEqual(await previewed(centre, student, { sessionId: other.session }), [
      ['excused', 0, false],
    ])
    await tell(centre, student, { sessionId: other.session }, during)
  })
})

test.group('A guest’s seat in a session that the centre moves', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('whoever moves it is warned of other sessions that its guests have at that time', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit, student } = await missedSession(centre)
    const visited = await otherSession(centre, group, undefined, { capacity: 2 })
    await booked(centre, credit, visited.session)
    const meeting = { type: 'regular', group_id: group }
    const own = await writeSession(centre, '2026-11-28T08:30Z', '2026-11-28T09:30Z', meeting)
    const [row] = await rowsOf(centre, 'class_sessions', { id: visited.session })
    const warned = async (date: string) => {
      const plan = await new EditSession().preview({
        ...{ ...actIn(centre), chosen: chosenBy(row as never) },
        change: { time: { date, starts: '11:00', minutes: 60 } },
      })
      if (!plan.ok) throw new Error(plan.error.type)
      return plan.value.sessions[0]!.warnings.flatMap((warning) =>
        warning.kind === 'students' ? [[warning.session.id, warning.session.students]] : []
      )
    }
    assert.deepEqual(await warned('2026-11-28'), [[own, 1]])
    assert.deepEqual(await warned('2026-11-29'), [])
    const { id } = await enrolled(centre, visited.group, { student: { id: student } })
    assert.deepEqual(await warned('2026-11-28'), [[own, 1]], 'of the group by now, counted once')
    await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Entered by mistake' })
    assert.deepEqual(await warned('2026-11-28'), [[own, 1]])
    await cancelBooking(centre, credit)
    assert.deepEqual(await warned('2026-11-28'), [])
  })

  test('it stays, and the last day of its credit moves with it, there and back', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_up_days: 7 })
    const { group, credit, student } = await missedSession(centre)
    const visited = await otherSession(centre, group)
    await booked(centre, credit, visited.session)
    const last = async () => (await readStatements(centre.id, () => studentMakeUps(student)))[0]!
    await move(centre, visited.session, '2026-12-01')
    assert.deepInclude(await last(), { state: 'booked', expires_on: '2026-12-02' })
    await move(centre, visited.session, '2026-12-09')
    assert.deepInclude(await last(), { state: 'booked', expires_on: '2026-12-09' })
    await move(centre, visited.session, '2026-12-01')
    assert.deepInclude(await last(), { state: 'booked', expires_on: '2026-12-02' })
    await move(centre, visited.session, '2026-12-09')
    const events = () => rowsOf(centre, 'audit_events', { action: 'students.extend_make_up' })
    assert.isEmpty(await events())
    freezeClock('2026-12-08T08:00Z')
    await cancelBooking(centre, credit)
    assert.deepInclude(await last(), { state: 'available', expires_on: '2026-12-09' })
    assert.lengthOf(await events(), 1)
    await move(centre, visited.session, '2026-12-12')
    assert.deepInclude(await last(), { state: 'available', expires_on: '2026-12-09' })
  })
})
