import { test } from '@japa/runner'
import {
  BookOneToOne,
  type OneToOneSlot,
} from '#domain/attendance/make_ups/actions/book_one_to_one'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'
import { countSeatsOfGroup } from '#domain/attendance/make_ups/seats_of_leaving_students'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import { readStatements } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'
import { aMark, attendanceOf, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import {
  creditOf,
  missedOneToOne,
  missedSession,
  stateOf,
} from '#tests/helpers/attendance/make_ups'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const at = (starts: string, instructorId: string, date = '2026-11-28'): OneToOneSlot => ({
  ...{ date, starts, instructorId },
  roomId: null,
})

const book = (centre: Centre, id: string, slot: OneToOneSlot) =>
  new BookOneToOne().execute({
    ...{ ...actIn(centre), id, slot },
    ...{ allowance: null, acceptsWarnings: false },
  })

const typeOf = (result: Awaited<ReturnType<typeof book>>) =>
  result.ok ? 'booked' : result.error.type

async function turn(centre: Centre, id: string, by: 'student' | 'centre' | 'restore') {
  const [row] = await rowsOf(centre, 'class_sessions', { id })
  const sessions: [{ id: string; version: number }] = [{ id, version: row!.version as number }]
  const act = { ...actIn(centre), previewed: null }
  const result =
    by === 'restore'
      ? await new RestoreSessions().execute({ ...act, sessions, allowance: null })
      : await new CancelSessions().execute({
          ...{ ...act, by, reason: null },
          chosen: { sessions, scope: 'this' },
        })
  if (!result.ok) throw new Error(result.error.type)
}

const madeFor = async (centre: Centre) =>
  (await rowsOf(centre, 'class_sessions', { type: 'make_up' }))[0]!

test.group('Make-ups of one-to-one sessions', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('are booked into a free time of their instructor, and cost what the missed one did not', async ({
    assert,
    cleanup,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { student, credit } = await missedOneToOne(centre, instructor)
    assert.equal(typeOf(await book(centre, credit, at('16:00', instructor))), 'booked')
    const session = await madeFor(centre)
    assert.deepInclude(session, { student_id: student, instructor_id: instructor })
    assert.equal((session.starts_at as Date).toISOString(), '2026-11-28T13:00:00.000Z')
    assert.equal((session.ends_at as Date).toISOString(), '2026-11-28T13:45:00.000Z')
    assert.equal(await stateOf(centre, credit), 'booked')
    assert.equal(typeOf(await book(centre, credit, at('18:00', instructor))), 'not_available')
    cleanup(freezeClock('2026-11-28T13:10Z'))
    await marked(centre, session.id, [aMark(student)])
    assert.deepInclude(await attendanceOf(centre, session.id, student), {
      ...{ standing: 'guest', charge_percent: 100, pays_instructor: true },
    })
    assert.equal(await stateOf(centre, credit), 'used')
  })

  test('give the session up with the booking, and the booking with the session', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100, notice_hours: 168 })
    const instructor = await createInstructor(centre)
    const student = (await createPerson(centre, 'student')).personId
    const of = { type: 'regular', student_id: student, instructor_id: instructor }
    const missed = await writeSession(centre, '2026-11-25T15:00Z', '2026-11-25T15:45Z', of)
    await marked(centre, missed, [
      aMark(student, { status: 'excused', notice_at: '2026-11-10T10:00:00.000Z' }),
    ])
    const credit = (await creditOf(centre, missed, student))!.id as string
    await book(centre, credit, at('16:00', instructor))
    const { id } = await madeFor(centre)
    const unbooked = await new CancelBooking().execute({ ...actIn(centre), id: credit })
    assert.deepEqual(unbooked, {
      ok: true,
      value: { studentId: student, state: 'available', letters: 0 },
    })
    assert.equal((await madeFor(centre)).status, 'cancelled')
    assert.isUndefined(await attendanceOf(centre, id, student))
    await turn(centre, id, 'restore')
    assert.equal(await stateOf(centre, credit), 'booked')
    await turn(centre, id, 'student')
    assert.equal(await stateOf(centre, credit), 'available')
    assert.isUndefined(await attendanceOf(centre, id, student))
    await turn(centre, id, 'restore')
    await turn(centre, id, 'centre')
    assert.lengthOf(await rowsOf(centre, 'make_up_credits'), 1)
    assert.equal(typeOf(await book(centre, credit, at('16:00', instructor))), 'booked')
  })

  test('of a group’s session end with the place in the group, until that is undone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const of = { instructor_id: instructor }
    const { credit, group, student } = await missedSession(centre, of)
    const kept = await missedSession(centre, of, ['2026-11-25T10:00Z', '2026-11-25T11:00Z'])
    const slots = [at('16:00', instructor), at('19:00', instructor)] as const
    assert.equal(typeOf(await book(centre, credit, slots[0])), 'booked')
    assert.equal(typeOf(await book(centre, kept.credit, slots[1])), 'booked')
    freezeClock('2026-11-25T15:00Z')
    const [{ id }] = await rowsOf(centre, 'enrolments', { group_id: group })
    const act = { ...actIn(centre), id: id as string, reason: 'Travelling' }
    const drop = async () => {
      const dropped = await new DropEnrolment().execute(act)
      if (!dropped.ok) throw new Error(dropped.error.type)
      assert.equal(dropped.value.seatsGivenBack, 1)
      return dropped.value.actId!
    }
    const undo = async (undoneId: string) =>
      assert.isTrue((await new UndoEnrolments().execute({ ...actIn(centre), undoneId })).ok)
    const standing = async (whose = { student, credit }) => {
      const [session] = await rowsOf(centre, 'class_sessions', { student_id: whose.student })
      return [session!.status, await stateOf(centre, whose.credit)]
    }
    const [booked, free] = [
      ['scheduled', 'booked'],
      ['cancelled', 'available'],
    ]
    const place = { studentId: student, groupId: group, from: '2026-11-25', until: null }
    const count = await readStatements(centre.id, () => countSeatsOfGroup(place))
    assert.equal(count, 1)
    const first = await drop()
    assert.deepEqual([await standing(), await standing(kept)], [free, booked])
    assert.lengthOf(await rowsOf(centre, 'make_up_credits'), 2)
    await undo(first)
    assert.deepEqual(await standing(), booked)
    const second = await drop()
    const busy = { type: 'event', instructor_id: instructor }
    await writeSession(centre, '2026-11-28T13:30Z', '2026-11-28T14:00Z', busy)
    await undo(second)
    assert.deepEqual(await standing(), free, 'the instructor is elsewhere by now')
  })

  test('not at a time that is taken, over, or after their last day', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_up_days: 5 })
    const instructor = await createInstructor(centre)
    const { student, credit } = await missedOneToOne(centre, instructor)
    const taken = { type: 'regular', student_id: student }
    await writeSession(centre, '2026-11-28T07:00Z', '2026-11-28T08:00Z', taken)
    const busy = { type: 'event', instructor_id: instructor }
    await writeSession(centre, '2026-11-28T13:30Z', '2026-11-28T14:00Z', busy)
    const tries: [OneToOneSlot, string][] = [
      [at('16:00', instructor), 'taken'],
      [at('16:00', instructor, '2026-11-24'), 'unplanned'],
      [at('16:00', instructor, '2026-12-01'), 'expired'],
      [at('16:00', '019a0000-0000-7000-8000-000000000000'), 'unplanned'],
    ]
    for (const [slot, type] of tries) assert.equal(typeOf(await book(centre, credit, slot)), type)
    assert.isEmpty(await rowsOf(centre, 'make_up_bookings'))
    const { ok } = await book(centre, credit, at('16:00', instructor, '2026-11-30'))
    assert.isTrue(ok)
  })

  test('of several who want one hour of an instructor at once, one has it', async ({ assert }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const credits = []
    for (const hour of ['10', '11', '12', '13'])
      credits.push((await missedOneToOne(centre, instructor, hour)).credit)
    const all = credits.flatMap((credit) => [0, 1, 2].map(() => credit))
    const done = await Promise.all(
      all.map(async (credit) => typeOf(await book(centre, credit, at('16:00', instructor))))
    )
    assert.lengthOf(
      done.filter((type) => type === 'booked'),
      1
    )
    assert.lengthOf(await rowsOf(centre, 'class_sessions', { type: 'make_up' }), 1)
    assert.lengthOf(await rowsOf(centre, 'make_up_bookings'), 1)
  })

  test('propose free times, the instructor’s first, and are booked by a page', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { credit, student } = await missedOneToOne(centre, instructor)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const of = `/admin/make-ups/${credit}`
    const { choices } = (await visitor.get(`${of}/choices`)).body()
    assert.isNotEmpty(choices)
    const [first] = choices
    assert.equal(first.slot.instructor_id, instructor)
    await visitor.post(`${of}/booking`, { slot: first.slot })
    const [booking] = await rowsOf(centre, 'make_up_bookings')
    const session = await madeFor(centre)
    assert.deepEqual([booking!.session_id, session.student_id], [session.id, student])
    assert.equal((session.starts_at as Date).toISOString(), first.starts_at)
    await visitor.delete(`${of}/booking`)
    assert.equal((await madeFor(centre)).status, 'cancelled')
    const wrong = await visitor.post(`${of}/booking`, { slot: { date: '2026-02-30', starts: '9' } })
    assert.equal(wrong.status(), 302)
    assert.equal(await stateOf(centre, credit), 'available')
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const answer = await stranger.post(`${of}/booking`, { slot: first.slot })
    assert.equal(answer.status(), 404)
  })
})
