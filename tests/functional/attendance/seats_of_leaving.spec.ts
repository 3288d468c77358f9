import { test } from '@japa/runner'
import { BookOneToOne } from '#domain/attendance/make_ups/actions/book_one_to_one'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { EnrolStudent } from '#domain/teaching/enrolments/actions/enrol_student'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'
import { during } from '#tests/helpers/attendance/at_the_door'
import { aMark, attendanceOf, mark, markableSession } from '#tests/helpers/attendance/attendance'
import {
  booked,
  creditOf,
  missedSession,
  otherSession,
  stateOf,
} from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel } from '#tests/helpers/scheduling/editing'
import { actIn, createGroup, enrolled, groupRow } from '#tests/helpers/teaching/groups'

/** After the missed session. */
const later = '2026-11-25T15:00Z'

const enrolmentIn = async (centre: Centre, group: string) =>
  (await rowsOf(centre, 'enrolments', { group_id: group }))[0]!.id as string

async function drop(centre: Centre, id: string) {
  const left = await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Moved away' })
  if (!left.ok) throw new Error(left.error.type)
  return left.value
}

async function transfer(centre: Centre, id: string, targetId: string) {
  const moved = await new TransferEnrolment().execute({
    ...{ ...actIn(centre), id, targetId, on: '2026-11-25' },
    ...{ price: 'keep' as const, overCapacityReason: null },
  })
  if (!moved.ok) throw new Error(moved.error.type)
}

const undo = (centre: Centre, undoneId: string) =>
  new UndoEnrolments().execute({ ...actIn(centre), undoneId })

test.group('Seats of guests who leave', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('a seat booked for a session that is still to come is booked again when leaving is undone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const hours: [string, string] = ['2026-11-26T13:00Z', '2026-11-26T14:00Z']
    const { group, session, students } = await markableSession(centre, 1, hours)
    await cancel(centre, await rowsOf(centre, 'class_sessions', { id: session }))
    const credit = (await creditOf(centre, session, students[0]!))!.id as string
    const { session: visited } = await otherSession(centre, group)
    await booked(centre, credit, visited)
    const { actId, seatsGivenBack } = await drop(centre, await enrolmentIn(centre, group))
    assert.equal(seatsGivenBack, 1)
    assert.notEqual(await stateOf(centre, credit), 'booked')
    assert.isTrue((await undo(centre, actId!)).ok)
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('a seat for what was missed before a transfer is given back on leaving the next group, and taken again', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit } = await missedSession(centre)
    const { session: visited } = await otherSession(centre, group)
    await booked(centre, credit, visited)
    freezeClock(later)
    const [second, third] = [await createGroup(centre), await createGroup(centre)]
    await transfer(centre, await enrolmentIn(centre, group), second)
    await transfer(centre, await enrolmentIn(centre, second), third)
    assert.equal(await stateOf(centre, credit), 'booked', 'whoever is transferred keeps it')
    const { actId, seatsGivenBack } = await drop(centre, await enrolmentIn(centre, third))
    assert.equal(seatsGivenBack, 1)
    assert.equal(await stateOf(centre, credit), 'available')
    assert.isTrue((await undo(centre, actId!)).ok)
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('it stays with whoever is back in the group of the missed session, or leaves a group they weren’t transferred to', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, credit, student } = await missedSession(centre)
    const { session: visited } = await otherSession(centre, group)
    await booked(centre, credit, visited)
    freezeClock(later)
    const [second, other] = [await createGroup(centre), await createGroup(centre)]
    await transfer(centre, await enrolmentIn(centre, group), second)
    const { id } = await enrolled(centre, other, { student: { id: student } })
    assert.equal((await drop(centre, id)).seatsGivenBack, 0)
    await enrolled(centre, group, { student: { id: student } })
    assert.equal((await drop(centre, await enrolmentIn(centre, second))).seatsGivenBack, 0)
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('a one-to-one session for it is held again, too', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const hours: [string, string] = ['2026-11-26T13:00Z', '2026-11-26T14:00Z']
    const { group, session, students } = await markableSession(centre, 1, hours)
    await cancel(centre, await rowsOf(centre, 'class_sessions', { id: session }))
    const credit = (await creditOf(centre, session, students[0]!))!.id as string
    const slot = { date: '2026-11-28', starts: '16:00', instructorId, roomId: null }
    await new BookOneToOne().execute({
      ...{ ...actIn(centre), id: credit, slot },
      ...{ allowance: null, acceptsWarnings: false },
    })
    const standing = async () => {
      const [own] = await rowsOf(centre, 'class_sessions', { type: 'make_up' })
      return [own!.status, (await stateOf(centre, credit)) === 'booked']
    }
    assert.deepEqual(await standing(), ['scheduled', true])
    const { actId } = await drop(centre, await enrolmentIn(centre, group))
    assert.deepEqual(await standing(), ['cancelled', false])
    assert.isTrue((await undo(centre, actId!)).ok)
    assert.deepEqual(await standing(), ['scheduled', true])
  })

  test('two who come back at once take no more seats than are left', async ({ assert }) => {
    const centre = await createCentre()
    for (let round = 0; round < 5; round++) {
      freezeClock(during)
      const [one, two, three] = [
        await missedSession(centre),
        await missedSession(centre),
        await missedSession(centre),
      ]
      const { course_id: course } = (await groupRow(centre, one.group)) as { course_id: string }
      await withTenant(centre.id, () =>
        db()
          .updateTable('groups')
          .set({ course_id: course })
          .where('id', 'in', [two.group, three.group])
          .execute()
      )
      const { session } = await otherSession(centre, one.group, undefined, { capacity: 2 })
      await booked(centre, one.credit, session)
      await booked(centre, two.credit, session)
      freezeClock(later)
      const acts = []
      for (const { group } of [one, two])
        acts.push((await drop(centre, await enrolmentIn(centre, group))).actId!)
      await booked(centre, three.credit, session)
      await Promise.all(acts.map((act) => undo(centre, act)))
      const seats = await rowsOf(centre, 'make_up_bookings', { session_id: session })
      assert.lengthOf(
        seats.filter(({ state }) => state === 'booked'),
        2
      )
    }
  })

  test('a guest who is marked while leaving either keeps the seat or isn’t marked', async ({
    assert,
  }) => {
    const centre = await createCentre()
    for (let round = 0; round < 12; round++) {
      freezeClock(during)
      const { credit, group, student } = await missedSession(centre)
      const hours: [string, string] = ['2026-11-25T14:35Z', '2026-11-25T15:35Z']
      const { session } = await otherSession(centre, group, hours)
      await booked(centre, credit, session)
      freezeClock('2026-11-25T14:31Z')
      const id = await enrolmentIn(centre, group)
      await Promise.all([mark(centre, session, [aMark(student)]), drop(centre, id)])
      const marked = await attendanceOf(centre, session, student)
      assert.equal(await stateOf(centre, credit), marked ? 'used' : 'available')
    }
  })

  test('a student who only asked for a place gives nothing back', async ({ assert }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const { session } = await otherSession(centre, group)
    await booked(centre, credit, session)
    await withTenant(centre.id, () =>
      db().updateTable('enrolments').set({ status: 'completed' }).execute()
    )
    const inquiry = { as: 'inquiry' as const, charge: {}, startsOn: null, discount_reason: null }
    const made = await new EnrolStudent().execute({
      ...actIn(centre),
      ...inquiry,
      groupId: group,
      overCapacityReason: null,
      student: { id: student },
    } as never)
    if (!made.ok) throw new Error(made.error.type)
    const { seatsGivenBack } = await drop(centre, (made.value as { id: string }).id)
    assert.equal(seatsGivenBack, 0)
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('a student who leaves between two sessions of a day isn’t expected in the second', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const morning: [string, string] = ['2026-11-25T06:00Z', '2026-11-25T07:00Z']
    const { group, students } = await markableSession(centre, 1, morning)
    const of = { type: 'regular', group_id: group }
    const evening = await writeSession(centre, '2026-11-25T15:00Z', '2026-11-25T16:00Z', of)
    await drop(centre, await enrolmentIn(centre, group))
    await cancel(centre, await rowsOf(centre, 'class_sessions', { id: evening }))
    assert.isUndefined(await creditOf(centre, evening, students[0]!))
  })
})
